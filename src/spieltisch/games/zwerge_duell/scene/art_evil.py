"""The pictures of the evil deck, 116 x 72 each, in the order of the card list.

Three to five flat layers under a violet dusk: mountains, a bust or a thing, one lit accent.
"""

from __future__ import annotations

from typing import Final

ART: Final = (
    # ally_1
    """<use href="#zd-eh"/><path d="M24 72c2-14 16-20 34-20s32 6 34 20Z" fill="#4a3a2a"/>
<path d="M40 30 14 18c2 14 12 24 28 24ZM76 30l26-12c-2 14-12 24-28 24Z" fill="#6f8f4a"/>
<path d="M38 34 20 23c3 9 9 14 18 16ZM78 34l18-11c-3 9-9 14-18 16Z" fill="#8fae63"/>
<path d="M40 32c0-14 7-22 18-22s18 8 18 22c0 14-8 24-18 24S40 46 40 32Z" fill="#7fa055"/>
<circle cx="50" cy="30" r="5.5" fill="#ffe27a"/><circle cx="66" cy="30" r="5.5" fill="#ffe27a"/>
<circle cx="51" cy="31" r="2.2" fill="#1d1a10"/><circle cx="65" cy="31" r="2.2" fill="#1d1a10"/>
<path d="m44 22 9 4m19-4-9 4" stroke="#3d5226" stroke-width="3" stroke-linecap="round"/>
<path d="M56 34h4l2 7h-8Z" fill="#6b8a45"/>
<path d="M46 45c7 5 17 5 24 0-2 7-6 8-12 8s-10-1-12-8Z" fill="#2b1d18"/>
<path d="m50 47 2 5 3-4ZM66 47l-2 5-3-4Z" fill="#fff3dc"/>
<path d="m96 72 6-28 5 1-4 27Z" fill="#5b3a26"/><path d="m101 46 3-26 5 24Z" fill="#c9d2dc"/>""",
    # ally_2
    """<use href="#zd-eh"/>
<path d="M0 60h30M6 68h34M80 64h36" stroke="#b88aa8" stroke-width="2" stroke-linecap="round"
opacity=".6"/><path d="M18 72c0-14 14-22 36-22s40 6 42 22Z" fill="#5b4034"/>
<path d="M28 60 90 72H72L26 66Z" fill="#8a5a34"/>
<path d="M41 32c0-15 6-23 17-23s17 8 17 23c0 13-7 22-17 22s-17-9-17-22Z" fill="#6f7f5e"/>
<path d="M42 24c0-12 6-18 16-18s16 6 16 18c-10-5-22-5-32 0Z" fill="#1d1a20"/>
<path d="M41 24c10-5 24-5 34 0l-1 5c-10-4-22-4-32 0Z" fill="#a8322a"/>
<path d="M75 24 92 16l-6 8 8 4-19 1Z" fill="#a8322a"/>
<path d="m45 31 8 3m18-3-8 3" stroke="#2b3020" stroke-width="2.6" stroke-linecap="round"/>
<circle cx="51" cy="35" r="1.9" fill="#ffd877"/><circle cx="65" cy="35" r="1.9" fill="#ffd877"/>
<path d="M46 44h24" stroke="#2b3020" stroke-width="3" stroke-linecap="round"/>
<path d="m48 45 2-8 3 8ZM68 45l-2-8-3 8Z" fill="#fff3dc"/>
<path d="M96 72 84 20l5-2 12 54Z" fill="#4a3423"/>
<path d="m84 22 2-20 8 18-4 4Z" fill="#8d97a0"/><path d="m86 2 8 18-4 1Z" fill="#c9d2dc"/>""",
    # ally_3
    """<use href="#zd-eh"/><path d="M2 72c0-26 16-38 34-40h36c20 2 36 14 36 40Z" fill="#5f7a4b"/>
<path d="M24 72c2-12 8-22 20-26h24c12 4 18 14 20 26Z" fill="#4a2f2a"/>
<path d="M40 32c0-16 6-24 16-24s16 8 16 24c0 12-6 18-16 18s-16-6-16-18Z" fill="#7c985f"/>
<path d="M40 24h-8l4 10h5ZM72 24h8l-4 10h-5Z" fill="#7c985f"/>
<path d="M44 24l9 4m15-4-9 4" stroke="#2b3a20" stroke-width="3" stroke-linecap="round"/>
<circle cx="50" cy="30" r="2" fill="#ffd877"/><circle cx="62" cy="30" r="2" fill="#ffd877"/>
<path d="M46 40h20" stroke="#2b3a20" stroke-width="3" stroke-linecap="round"/>
<path d="M47 41l2-8 3 8ZM60 41l3-8 2 8Z" fill="#fff3dc"/>
<path d="M86 4c8-4 20 0 20 10L96 54h-9Z" fill="#6b4220"/>
<path d="m84 12 6-3m-5 12 8-2m10-6 6-2m-8 12 6-1" stroke="#d9d2c4" stroke-width="3"
stroke-linecap="round"/>""",
    # ally_4
    """<use href="#zd-eh"/><path d="M14 72c2-18 18-24 42-24s38 6 42 24Z" fill="#1c2a30"/>
<path d="M34 52C30 22 42 6 56 4c14 4 26 18 24 48-10 8-36 8-46 0Z" fill="#2b424a"/>
<path d="M42 44c-2-16 4-26 14-26s16 10 14 26c-6 6-22 6-28 0Z" fill="#12141c"/>
<path d="m46 34 7 2m14-2-7 2" stroke="#b88aff" stroke-width="3" stroke-linecap="round"/>
<path d="M44 44c8 6 18 6 24 0l2 8H42Z" fill="#3d5a63"/>
<path d="M92 2c18 18 18 50-2 68" fill="none" stroke="#7a5230" stroke-width="4.6"
stroke-linecap="round"/>
<path d="M92 2 70 38l20 32" fill="none" stroke="#e9dcc0" stroke-width="1.4"/>
<path d="M62 38h46" stroke="#e9dcc0" stroke-width="2.6"/>
<path d="m116 38-11-5v10Z" fill="#c9d2dc"/>
<path d="m60 38-6-4m6 4-6 4m12-4-6-4m6 4-6 4" stroke="#b3391b" stroke-width="2.2"/>""",
    # ally_5
    """<use href="#zd-eh"/><circle cx="24" cy="22" r="28" fill="#9cffb0" opacity=".22"/>
<path d="M24 72c2-16 16-22 36-22s34 6 36 22Z" fill="#3a2440"/>
<path d="M38 54C32 24 44 6 60 4c16 4 26 22 22 50l-8 6H46Z" fill="#553a5e"/>
<ellipse cx="60" cy="32" rx="12.5" ry="15" fill="#b9a48f"/>
<path d="M46 30C46 16 52 10 60 10s14 6 14 20c-4-8-8-10-14-10s-10 2-14 10Z" fill="#d8d2c6"/>
<path d="M47 22c-4 14-4 24-1 32M73 22c4 14 4 24 1 32" stroke="#d8d2c6" stroke-width="4"
fill="none"/><circle cx="55" cy="32" r="2" fill="#9cffb0"/>
<circle cx="65" cy="32" r="2" fill="#9cffb0"/>
<path d="M55 41h10" stroke="#5b3a3a" stroke-width="2" stroke-linecap="round"/>
<path d="M52 50h4v4h-4ZM60 51h4v4h-4ZM68 50h4v4h-4Z" fill="#efe6d2"/>
<path d="M22 30 28 72h-4l-6-42Z" fill="#5f4227"/>
<path d="M8 20C8 10 14 5 21 5s13 5 13 15c0 5-2 8-5 9v5H13v-5c-3-1-5-4-5-9Z" fill="#efe6d2"/>
<circle cx="16" cy="20" r="3.8" fill="#2b1d2a"/><circle cx="26" cy="20" r="3.8" fill="#2b1d2a"/>
<path d="M17 30v4m4-4v4m4-4v4" stroke="#2b1d2a" stroke-width="1.6"/>""",
    # ally_two_a
    """<use href="#zd-eh"/><path d="M20 72c2-16 18-22 38-22s36 6 38 22Z" fill="#1d1a28"/>
<path d="M30 56l10-8 18 14 18-14 10 8-28 16Z" fill="#3f3a55"/>
<path d="M40 60c-6-34 2-52 18-52s24 18 18 52c-5-4-6-14-7-26H47c-1 12-2 22-7 26Z"
fill="#e9e4d6"/><path d="M46 26 30 16l12 22ZM70 26l16-10-12 22Z" fill="#cdbfb6"/>
<path d="M46 24c0-8 5-12 12-12s12 4 12 12c0 12-6 24-12 24S46 36 46 24Z" fill="#dccfc5"/>
<path d="M45 24c4-10 9-10 13-14 4 4 9 4 13 14-1-12-6-16-13-16s-12 4-13 16Z" fill="#e9e4d6"/>
<path d="m49 28 6 2m12-2-6 2" stroke="#1d1a28" stroke-width="2.4" stroke-linecap="round"/>
<path d="M55 40h6" stroke="#7a3a4a" stroke-width="1.8"/>
<path d="M98 8 94 72h3.5l4-64Z" fill="#12101a"/><path d="m100 0 5 14-5 6-5-6Z" fill="#c9d2dc"/>""",
    # ally_two_b
    """<rect width="116" height="72" fill="#2b2440"/><circle cx="58" cy="34" r="46" fill="#4b3f78"/>
<circle cx="58" cy="32" r="36" fill="url(#zd-gl)" opacity=".35"/>
<path d="M4 30C20 8 40 4 52 10M112 30C96 8 76 4 64 10" fill="none" stroke="#8cffc0"
stroke-width="2.6" stroke-linecap="round" opacity=".8"/>
<path d="M8 72c0-16 18-26 50-26s50 10 50 26Z" fill="#1b3a3a"/>
<path d="M40 50h36l-18 22Z" fill="#2f5f58"/>
<path d="M34 38c0-20 8-30 24-30s24 10 24 30c0 10-10 18-24 18S34 48 34 38Z" fill="#c7b9a6"/>
<path d="M36 28c4-16 12-20 22-20s18 4 22 20c-6-10-12-12-22-12s-16 2-22 12Z" fill="#3a3244"/>
<path d="m42 29 11 4m21-4-11 4" stroke="#3a3244" stroke-width="3" stroke-linecap="round"/>
<path d="M44 36h9M63 36h9" stroke="#8cffc0" stroke-width="4" stroke-linecap="round"/>
<path d="M50 47c5 3 11 3 16 0" stroke="#6b4a4a" stroke-width="2.4" fill="none"
stroke-linecap="round"/>
<path d="M38 44c0 4 2 7 5 9M78 44c0 4-2 7-5 9" stroke="#a8977f" stroke-width="2.4" fill="none"/>
<circle cx="20" cy="44" r="14" fill="#8cffc0" opacity=".25"/>
<circle cx="20" cy="44" r="6.5" fill="#c8ffe0"/>
<circle cx="96" cy="44" r="14" fill="#8cffc0" opacity=".25"/>
<circle cx="96" cy="44" r="6.5" fill="#c8ffe0"/>""",
    # ally_king
    """<rect width="116" height="72" fill="url(#zd-ge)"/>
<path d="M10 72V10h18v62ZM88 72V10h18v62Z" fill="#3a2840"/>
<path d="M6 6h26v7H6ZM84 6h26v7H84Z" fill="#54395a"/>
<circle cx="58" cy="26" r="34" fill="url(#zd-gl)" opacity=".5"/>
<use href="#zd-dwarf" style="--bd:#4a2a2a;--cl:#4b2a52;--hm:#5d5470;--h2:#3a3450"/>
<path d="m45 26 9 4m17-4-9 4" stroke="#2a1616" stroke-width="2.8" stroke-linecap="round"/>
<path d="M64 27l6 9" stroke="#a5563c" stroke-width="1.8" stroke-linecap="round"/>
<path d="M18 72c2-8 8-13 15-15l6 15ZM98 72c-2-8-8-13-15-15l-6 15Z" fill="#6b3b70"/>
<path d="M58 58l7 7-7 7-7-7Z" fill="#9cffb0"/>
<path d="M84 60c4-6 12-8 18-4v10H86Z" fill="#d89a70"/><path d="M96 36h5v24h-5Z" fill="#c9d2dc"/>
<path d="M92 56h13v4H92Z" fill="#e0a63a"/>""",
    # ally_scout
    """<use href="#zd-eh"/><path d="M0 64c30-6 70-8 116 0v8H0Z" fill="#241b33"/>
<path d="M6 72c20-14 60-16 104-26" stroke="#3a2618" stroke-width="6" fill="none"
stroke-linecap="round"/>
<path d="M30 44C32 20 50 10 68 14c14 4 18 16 16 26-2 14-16 22-32 22-8 0-18 2-34 8 4-8 6-14
12-26Z" fill="#14121c"/>
<path d="M40 42c10-8 24-8 36 0-6 12-22 18-42 18 2-6 2-12 6-18Z" fill="#2d2a40"/>
<path d="M44 44c8-4 18-4 26 0M40 50c8-3 18-3 26 0" stroke="#4a4664" stroke-width="2"
fill="none" stroke-linecap="round"/><path d="m82 22 24 5c-6 5-14 7-24 6Z" fill="#5b5668"/>
<circle cx="73" cy="24" r="5" fill="#ffd877"/><circle cx="74" cy="24" r="2.4" fill="#14121c"/>
<path d="M50 60v8m8-9v8" stroke="#5b5668" stroke-width="2.6" stroke-linecap="round"/>
<path d="M96 28h10v8H96Z" fill="#fbf0d6" transform="rotate(12 101 32)"/>""",
    # vp_2
    """<rect width="116" height="72" fill="#3a2233"/>
<circle cx="58" cy="40" r="50" fill="url(#zd-gl)" opacity=".9"/>
<path d="M0 72V54l16-14 20 18 22-14 24 16 18-20 16 14v18Z" fill="#5a2f35"/>
<path d="M30 72V32h8v-8h8v8h8V20h10v12h8v-8h8v8h8v40Z" fill="#2b2130"/>
<path d="M50 72V56c0-6 3-10 9-10s9 4 9 10v16Z" fill="#ff9a2b"/>
<path d="M36 44h6v8h-6ZM76 44h6v8h-6Z" fill="#ffd877"/>
<path d="M33 32c-5-10 2-14 3-22 5 6 8 12 5 22ZM76 32c-4-9 2-12 3-20 5 6 8 12 4 20Z"
fill="url(#zd-gf)"/><path d="M58 20V0" stroke="#c9d2dc" stroke-width="2.6"/>
<path d="M59 1h24l-7 6 7 6H59Z" fill="#4f3f78"/><circle cx="67" cy="7" r="3" fill="#fff3dc"/>
<path d="M0 72c8-8 14-8 20-2M116 72c-8-8-14-8-20-2" fill="none" stroke="#14101a"
stroke-width="5"/>""",
    # vp_3
    """<rect width="116" height="72" fill="#2b2130"/>
<path d="M8 72C8 30 26 6 58 6s50 24 50 66Z" fill="#4a3340"/>
<path d="M26 72c0-30 12-50 32-50s32 20 32 50Z" fill="#7a4438"/>
<circle cx="58" cy="52" r="34" fill="url(#zd-gl)"/>
<path d="M24 72V26l6-2v48ZM92 72V26l-6-2v48ZM22 22l72-2v7l-72 2Z" fill="#3a2618"/>
<path d="M34 44h48l-7 20H41Z" fill="#5d5a66"/><path d="M34 44h48l-1.5 5h-45Z" fill="#86838f"/>
<circle cx="47" cy="67" r="5.5" fill="#23202a"/><circle cx="69" cy="67" r="5.5" fill="#23202a"/>
<path d="m40 44 5-9 6 9ZM66 44l6-11 6 11Z" fill="#6fd0c8"/>
<path d="m50 44 8-14 9 14Z" fill="#ffd877"/><path d="m50 44 8-14v14Z" fill="#ffe9a8"/>""",
    # vp_4
    """<rect width="116" height="72" fill="#352b40"/>
<path d="M0 12h116M0 32h116M0 52h116M20 0v12M60 0v12M96 0v12M6 12v20M110 12v20M4 52v20M112
52v20" stroke="#241d2e" stroke-width="2"/>
<path d="M28 72V34C28 16 40 8 58 8s30 8 30 26v38Z" fill="#17121f"/>
<circle cx="58" cy="42" r="24" fill="url(#zd-gl)" opacity=".55"/>
<path d="M42 72c0-14 6-18 16-18s16 4 16 18Z" fill="#6b4a34"/>
<circle cx="58" cy="42" r="10" fill="#e9b78d"/>
<path d="M47 42c0 12 5 20 11 22 6-2 11-10 11-22-3 5-6 6-11 5-5 1-8 0-11-5Z" fill="#c9732a"/>
<path d="M36 12v60M47 8v64M58 8v64M69 8v64M80 12v60" stroke="#8d97a0" stroke-width="4"/>
<path d="M28 44h60" stroke="#69747d" stroke-width="5"/>
<path d="M80 40h15v15H80Z" fill="#e0a63a"/>
<path d="M83.5 40v-4a4 4 0 0 1 8 0v4" fill="none" stroke="#e0a63a" stroke-width="2.6"/>
<circle cx="87.5" cy="47" r="2.2" fill="#352b40"/>""",
    # sup_die
    """<use href="#zd-eh"/><path d="M10 60h92v6H10Z" fill="#3a2618"/>
<circle cx="28" cy="66" r="9" fill="#23181a"/><circle cx="86" cy="66" r="9" fill="#23181a"/>
<circle cx="28" cy="66" r="4" fill="#8a6a45"/><circle cx="86" cy="66" r="4" fill="#8a6a45"/>
<path d="M16 34h28v26H16Z" fill="#8a6240"/>
<path d="M16 34h28v26H16ZM16 34l28 26M44 34 16 60" fill="none" stroke="#5b3d24"
stroke-width="2.6"/>
<path d="M48 38c0-3 5-4 11-4s11 1 11 4v20c0 3-5 4-11 4s-11-1-11-4Z" fill="#6b4a34"/>
<path d="M48 42h22M48 54h22" stroke="#b9a07a" stroke-width="2.6"/>
<path d="M74 44c0-8 6-10 12-10s14 4 14 14v12H74Z" fill="#5d6a58"/>
<path d="M80 34c2-6 8-6 10 0" fill="none" stroke="#3d4a3a" stroke-width="3"/>
<path d="M24 18h18v16H24Z" fill="#a07a50"/>
<path d="M24 18h18v16H24Z" fill="none" stroke="#5b3d24" stroke-width="2.2"/>
<path d="M56 34 70 2l4 1-12 31Z" fill="#4a3423"/>
<path d="M72 4h26l-8 8 6 8-30 1Z" fill="#4f3f78"/>
<path d="M78 8v8m-4-4h8" stroke="#fff3dc" stroke-width="2.6" stroke-linecap="round"/>""",
    # sup_draw
    """<use href="#zd-eh"/><path d="M18 72c2-18 16-24 38-24s36 6 38 24Z" fill="#263d42"/>
<path d="M32 54C28 24 40 6 58 4c16 4 28 20 24 50-8 4-42 4-50 0Z" fill="#31545a"/>
<path d="M42 46c-2-18 4-30 16-30s16 12 14 30c-6 6-24 6-30 0Z" fill="#15171f"/>
<path d="m48 34 6 2m13-2-6 2" stroke="#ffd877" stroke-width="3" stroke-linecap="round"/>
<g transform="rotate(-12 84 56)"><path d="M70 44h28v24H70Z" fill="#f2e3c2"/>
<path d="M74 50h18M74 55h14M74 60h18" stroke="#8a6a45" stroke-width="1.8"/>
<circle cx="95" cy="64" r="4.5" fill="#b3261e"/></g>""",
    # sup_reroll
    """<rect width="116" height="72" fill="url(#zd-ge)"/>
<path d="M8 72c0-12 18-18 50-18s50 6 50 18Z" fill="#1d1a28"/>
<path d="M22 60h72l10 12H12Z" fill="#e7d3a6"/>
<path d="M30 64c8-2 12 4 20 2s12-4 20 0 10 2 16-1" stroke="#a0703a" stroke-width="2"
fill="none"/>
<path d="m78 63 5 5m0-5-5 5" stroke="#b3261e" stroke-width="2.6" stroke-linecap="round"/>
<path d="M36 26C22 24 16 14 18 2c6 8 14 10 24 10ZM80 26c14-2 20-12 18-24-6 8-14 10-24 10Z"
fill="#e9dcc0"/><path d="M36 36c0-20 8-30 22-30s22 10 22 30v10L68 58H48L36 46Z" fill="#4a4a58"/>
<path d="M36 36c0-20 8-30 22-30v52H48L36 46Z" fill="#5f5f70"/>
<path d="M42 34h12l2 6-14-1ZM74 34H62l-2 6 14-1Z" fill="#ffb13d"/>
<path d="M56 8h4v40h-4Z" fill="#8a84a0"/>
<path d="M48 48h20M49 53h18" stroke="#23202e" stroke-width="2"/>
<circle cx="42" cy="24" r="1.5" fill="#b8b2cc"/><circle cx="74" cy="24" r="1.5" fill="#b8b2cc"/>""",
    # ev_remove
    """<rect width="116" height="72" fill="#4d2a52"/>
<path d="M0 0h116L84 40l32 32H0l34-32Z" fill="#633a68"/>
<path d="M22 72c0-26 12-46 36-46s36 20 36 46Z" fill="#1d1524"/>
<path d="M38 44C36 26 44 12 58 10c14 2 22 16 20 34-8 8-32 8-40 0Z" fill="#2f2238"/>
<path d="M45 40c-1-12 4-19 13-19s14 7 13 19c-6 4-20 4-26 0Z" fill="#0f0b14"/>
<path d="m49 31 6 2m12-2-6 2" stroke="#ff6f61" stroke-width="2.8" stroke-linecap="round"/>
<g transform="rotate(38 74 52)"><path d="M70 8l5-10 5 10v36H70Z" fill="#e6edf2"/>
<path d="M75-2l5 10v36h-5Z" fill="#aeb9c4"/><path d="M62 43h26v5H62Z" fill="#e0a63a"/>
<path d="M71 48h8v16h-8Z" fill="#5b3a26"/><circle cx="75" cy="66" r="4" fill="#e0a63a"/></g>
<path d="M98 16l3 6 6 2-6 3-3 6-2-6-6-3 6-2Z" fill="#fff"/>""",
    # ev_wild
    """<rect width="116" height="72" fill="#33243f"/><circle cx="92" cy="14" r="8" fill="#efe6d2"/>
<circle cx="95" cy="12" r="7" fill="#33243f"/>
<path d="M14 8l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM44 12l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z" fill="#efe6d2"/>
<path d="M0 72V56c20-8 90-8 116 0v16Z" fill="#241730"/>
<path d="M4 60 30 16l26 44Z" fill="#6b4a78"/><path d="M30 16 18 60h24Z" fill="#1d1228"/>
<path d="M30 16l26 44H42Z" fill="#83608f"/><circle cx="76" cy="50" r="30" fill="url(#zd-gl)"/>
<path d="M62 64l28-6M90 64l-28-6" stroke="#5b3a26" stroke-width="5" stroke-linecap="round"/>
<path d="M76 58c-10-3-10-12-4-18 0 4 2 5 3 6 0-7 3-12 7-16 0 7 8 12 6 20-1 5-6 8-12 8Z"
fill="url(#zd-gf)"/><path d="M76 57c-4-1-5-5-2-9 2 2 3 2 4 0 3 3 3 8-2 9Z" fill="#ffe9a0"/>
<g transform="rotate(12 102 56)"><svg x="92" y="46" width="21" height="23"><use href="#zd-die"/>
</svg><svg x="93" y="46" width="19" height="19"><use href="#zd-p6"/></svg></g>""",
    # tw_axe
    """<rect width="116" height="72" fill="#3c4468"/>
<path d="M0 72 40 0h22L22 72ZM58 72 98 0h18v6L80 72Z" fill="#485180"/>
<path d="M2 50c18 0 30-4 42-12M8 64c20-2 32-8 44-16" stroke="#b9c4ea" stroke-width="3"
fill="none" stroke-linecap="round" opacity=".7"/><g transform="rotate(64 66 36)">
<path d="M60 6 66-12l6 18v34H60Z" fill="#dfe6ee"/><path d="M66-12l6 18v34h-6Z" fill="#9fabbb"/>
<path d="M50 39c10 3 22 3 32 0v6c-10 3-22 3-32 0Z" fill="#7a4468"/>
<path d="M62 45h8v18h-8Z" fill="#23202e"/>
<path d="M62 50h8M62 55h8" stroke="#6b6580" stroke-width="1.8"/>
<circle cx="66" cy="66" r="4.5" fill="#c98a3a"/></g>""",
    # tw_armour
    """<rect width="116" height="72" fill="#272c46"/>
<circle cx="58" cy="38" r="44" fill="#53408a" opacity=".7"/>
<path d="M10 66c-4-16 8-20 4-34 10 8 10 22 4 34ZM106 66c4-16-8-20-4-34-10 8-10 22-4 34Z"
fill="#7d63c4" opacity=".6"/>
<path d="M40 14 50 8c4 6 12 6 16 0l10 6 18 12-8 14-10-4v34H40V36l-10 4-8-14Z" fill="#14121f"/>
<path d="M44 20c8 6 20 6 28 0v18c0 10-6 16-14 20-8-4-14-10-14-20Z" fill="#2f2a48"/>
<path d="M58 24v34M44 38c8 4 20 4 28 0" stroke="#14121f" stroke-width="2.4" fill="none"/>
<path d="M58 28l7 8-7 10-7-10Z" fill="#b88aff"/><path d="M58 28l7 8h-14Z" fill="#e0ccff"/>
<path d="M24 26l8 11M92 26l-8 11" stroke="#8f7ad0" stroke-width="2.6"/>
<path d="M42 62h32v6H42Z" fill="#5d4a94"/>""",
    # tw_power
    """<rect width="116" height="72" fill="#31395f"/><circle cx="58" cy="36" r="44" fill="#48528a"/>
<circle cx="58" cy="36" r="32" fill="none" stroke="#8f9be0" stroke-width="2"
stroke-dasharray="5 5"/><g fill="#c4524a"><path d="M2 30h20v-8l16 14-16 14v-8H2Z"/>
<path d="M114 30H94v-8L78 36l16 14v-8h20Z"/>
<path d="M52 0v8h-7l13 12L71 8h-7V0ZM52 72v-8h-7l13-12 13 12h-7v8Z"/></g>
<g transform="rotate(-10 50 36)"><svg x="36" y="22" width="27" height="29"><use href="#zd-die"/>
</svg><svg x="38" y="23" width="23" height="23" fill="#2a2320"><use href="#zd-p4"/></svg></g>
<g transform="rotate(12 68 37)"><svg x="56" y="22" width="27" height="29"><use href="#zd-die"/>
</svg><svg x="58" y="23" width="23" height="23" fill="#2a2320"><use href="#zd-p2"/></svg></g>""",
)
