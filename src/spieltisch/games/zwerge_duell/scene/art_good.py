"""The pictures of the good deck, 116 x 72 each, in the order of the card list.

Three to five flat layers: sky or cave, a far shape, a bust or a thing, one lit accent.
"""

from __future__ import annotations

from typing import Final

ART: Final = (
    # ally_1
    """<rect width="116" height="72" fill="url(#zd-ga)"/><use href="#zd-cave"/>
<use href="#zd-dwarf" style="--bd:#8e3414;--cl:#5c6f52;--hm:#8d97a0;--h2:#5d666e"/>
<path d="M88 26 82 72h6l6-46Z" fill="#6b4220"/><path d="M76 12h29v16H76Z" fill="#69747d"/>
<path d="M76 12h29v5H76Z" fill="#98a3ab"/>""",
    # ally_2
    """<rect width="116" height="72" fill="url(#zd-gt)"/>
<path d="M0 72V8h116v64H92V40c0-20-14-30-34-30S24 20 24 40v32Z" fill="#4f6f78"/>
<path d="M0 24h24M0 44h24M0 60h24M92 24h24M92 44h24M92 60h24M10 8v16M14 24v20M104 8v16M100
24v20M10 44v16M106 44v16" stroke="#3b565e" stroke-width="2"/>
<path d="M24 72V40c0-20 14-30 34-30s34 10 34 30v32Z" fill="#f0d9a0"/>
<circle cx="58" cy="34" r="34" fill="url(#zd-gl)"/>
<path d="M18 72C20 55 36 48 58 48s38 7 40 24Z" fill="#35605f"/>
<path d="M46 50h24l-12 16Z" fill="#c9d2dc"/>
<path d="M40 42c-3-20 5-32 18-32s21 12 18 32l3 18c-6 3-9 0-10-6l-1-22H48l-1 22c-1 6-4 9-10 6Z"
fill="#7a3f1d"/><ellipse cx="58" cy="32" rx="13.5" ry="15.5" fill="#efc19a"/>
<path d="M41 28c0-16 8-22 17-22s17 6 17 22l-6-4H47Z" fill="#8d97a0"/>
<path d="M42 22h32l1 6H41Z" fill="#5d666e"/><path d="M56 6h4v18h-4Z" fill="#e9c357"/>
<circle cx="52" cy="33" r="1.9" fill="#2a1a10"/><circle cx="64" cy="33" r="1.9" fill="#2a1a10"/>
<path d="M54 40c2 2 6 2 8 0" stroke="#a5563c" stroke-width="1.8" fill="none"
stroke-linecap="round"/><path d="M95 14 92 72h4l3-58Z" fill="#5f4227"/>
<path d="m97 0 7 12-7 8-7-8Z" fill="#e6edf2"/><path d="m97 0 7 12-7 8Z" fill="#b4c0ca"/>""",
    # ally_3
    """<rect width="116" height="72" fill="url(#zd-ga)"/><use href="#zd-cave"/>
<path d="M58 34 96 2l8 8Z" fill="#fff1c4" opacity=".5"/>
<use href="#zd-dwarf" x="-8" style="--bd:#d8a24a;--cl:#70443a;--hm:#b9853a;--h2:#7d5820"/>
<g transform="rotate(24 90 44)">
<path d="M76 22h28v24c0 12-6 18-14 22-8-4-14-10-14-22Z" fill="#4c6f96"/>
<path d="M76 22h14v46c-8-4-14-10-14-22Z" fill="#5f87b3"/>
<path d="M76 22h28v4H76Z" fill="#e9c357"/></g>
<path d="m96 24-8 14 8 4-9 20" fill="none" stroke="#2b1b12" stroke-width="3.4"/>
<path d="m94 22-8 14 8 4-7 16" fill="none" stroke="#fff6df" stroke-width="1.6"/>
<path d="m104 14 8-6M108 24l8-1M88 12l-2-8" stroke="#fff6df" stroke-width="3"
stroke-linecap="round"/>""",
    # ally_4
    """<rect width="116" height="72" fill="url(#zd-ga)"/><use href="#zd-cave"/>
<circle cx="22" cy="46" r="26" fill="url(#zd-gl)"/>
<path d="M14 72C16 54 34 46 58 46s42 8 44 26Z" fill="#8f3b36"/>
<path d="M38 72 46 50h24l8 22Z" fill="#5b3a26"/>
<path d="M40 40c-4-22 6-32 18-32s22 10 18 32l4 20c-6 4-10 2-12-4l-1-24H49l-1 24c-2 6-6 8-12 4Z"
fill="#c9732a"/><ellipse cx="58" cy="31" rx="14" ry="16" fill="#efc19a"/>
<path d="M43 27c5-9 11-10 15-10s10 1 15 10c-2-14-8-17-15-17s-13 3-15 17Z" fill="#c9732a"/>
<circle cx="52" cy="31" r="1.9" fill="#2a1a10"/><circle cx="64" cy="31" r="1.9" fill="#2a1a10"/>
<path d="M54 39c2 2 6 2 8 0" stroke="#a5563c" stroke-width="1.8" fill="none"
stroke-linecap="round"/><path d="M43 20h30v4H43Z" fill="#e9c357"/>
<path d="M6 56h30l-6 7v9H14v-9C8 63 6 60 6 56Z" fill="#3d3b40"/>
<path d="M16 38l5 7-5 4 6 7M26 40l-4 6" stroke="#fff1b5" stroke-width="2.6" fill="none"
stroke-linecap="round"/>""",
    # ally_5
    """<rect width="116" height="72" fill="url(#zd-ga)"/>
<path d="M0 72V30l22-14 20 20 16-24 16 24 20-20 22 14v42Z" fill="#a8643280"/>
<path d="M16 72c2-16 18-23 42-23s40 7 42 23Z" fill="#6b3a4a"/>
<path d="M44 50h28l-14 12Z" fill="#d9a441"/>
<path d="M38 44c-4-22 6-34 20-34s24 12 20 34l3 14c-6 4-10 1-11-5l-2-20H48l-2 20c-1 6-5 9-11 5Z"
fill="#3a2416"/><ellipse cx="58" cy="31" rx="13.5" ry="15.5" fill="#e9b78d"/>
<path d="M43 27c2-12 8-15 15-15s13 3 15 15c-5-6-9-7-15-7s-10 1-15 7Z" fill="#3a2416"/>
<path d="M43 22c9-4 21-4 30 0l-1 4c-9-4-19-4-28 0Z" fill="#b8322a"/>
<circle cx="52" cy="32" r="1.9" fill="#2a1a10"/><circle cx="64" cy="32" r="1.9" fill="#2a1a10"/>
<path d="M53 40c3 2 7 2 10 0" stroke="#a5563c" stroke-width="1.8" fill="none"
stroke-linecap="round"/>
<path d="m62 36 6 6" stroke="#c98a68" stroke-width="1.6" stroke-linecap="round"/>
<use href="#zd-axe"/><use href="#zd-axe" transform="matrix(-1 0 0 1 116 0)"/>""",
    # ally_two_a
    """<rect width="116" height="72" fill="url(#zd-ga)"/><use href="#zd-cave"/>
<circle cx="58" cy="30" r="34" fill="url(#zd-gl)" opacity=".8"/>
<use href="#zd-axe" x="4" y="-2"/><use href="#zd-axe" transform="matrix(-1 0 0 1 112 -2)"/>
<path d="M16 72c2-17 18-24 42-24s40 7 42 24Z" fill="#4a5560"/>
<path d="M24 62h68M20 70h76" stroke="#a9b4bd" stroke-width="1.8" stroke-dasharray="4 2.5"/>
<circle cx="58" cy="32" r="16.5" fill="#e3ac7f"/>
<path d="M41 30c-4 20 4 36 17 42 13-6 21-22 17-42-3 8-8 10-12 9-3-2-7-2-10 0-4 1-9-1-12-9Z"
fill="#2b1d18"/>
<path d="M50 48c-3 8-3 14 0 24M66 48c3 8 3 14 0 24" fill="none" stroke="#5b4030"
stroke-width="4"/><path d="M46 62h7v4h-7ZM63 62h7v4h-7Z" fill="#e9c357"/>
<ellipse cx="58" cy="36" rx="4.5" ry="5.5" fill="#cf8f63"/>
<path d="m46 26 9 3m15-3-9 3" stroke="#2b1d18" stroke-width="3" stroke-linecap="round"/>
<circle cx="51.5" cy="31" r="1.9" fill="#1d1410"/>
<circle cx="64.5" cy="31" r="1.9" fill="#1d1410"/>
<path d="M41 26c0-14 7-21 17-21s17 7 17 21c-8-8-26-8-34 0Z" fill="#2b1d18"/>
<path d="M54 5c0 8 2 12 4 15 2-3 4-7 4-15Z" fill="#5b4030"/>""",
    # ally_two_b
    """<rect width="116" height="72" fill="url(#zd-gm)"/>
<path d="M0 72V40l18-22 16 30 8-10 12 34ZM116 72V36L98 20 86 46l-8-8-8 34Z" fill="#5b528f80"/>
<circle cx="91" cy="22" r="22" fill="url(#zd-gl)"/>
<path d="M20 72c2-18 16-26 38-26s36 8 38 26Z" fill="#2f4d86"/>
<path d="M50 46h16l-8 14Z" fill="#e9c357"/>
<path d="M38 52c-4-30 4-44 20-44s24 14 20 44c-4-2-6-10-6-18H44c0 8-2 16-6 18Z" fill="#3b2418"/>
<ellipse cx="58" cy="31" rx="12.5" ry="15.5" fill="#f0c8a2"/>
<path d="M44 28C46 14 52 12 58 12s12 2 14 16c-4-6-9-8-14-8s-10 2-14 8Z" fill="#3b2418"/>
<path d="M45 22c8-3 18-3 26 0l-1 3c-8-3-16-3-24 0Z" fill="#e9c357"/>
<circle cx="58" cy="22" r="2.6" fill="#6fd0ff"/>
<path d="m50 31 4-1m8 0 4 1" stroke="#2a1a10" stroke-width="2" stroke-linecap="round"/>
<path d="M55 39h6" stroke="#a5563c" stroke-width="1.8" stroke-linecap="round"/>
<path d="M90 26 86 72h4l4-46Z" fill="#5f4227"/><path d="m92 10 7 10-7 10-7-10Z" fill="#d6f4ff"/>
<path d="m92 10 7 10h-14Z" fill="#86d8ff"/>""",
    # ally_king
    """<rect width="116" height="72" fill="#5b2a3a"/>
<path d="M58 34 30 0h18ZM58 34 68 0h18ZM58 34 116 8v18ZM58 34 0 8v18ZM58 34 0 60v12h12ZM58
34l58 26v12h-12Z" fill="#74394a"/>
<circle cx="58" cy="30" r="40" fill="url(#zd-gl)" opacity=".8"/>
<use href="#zd-dwarf" style="--bd:#e8e2d2;--cl:#8c2340;--hm:#e9c357;--h2:#b5842a"/>
<path d="M14 72c1-9 7-15 15-19l9 19ZM102 72c-1-9-7-15-15-19l-9 19Z" fill="#f4ecdc"/>
<path d="M22 66v4M30 60v4M94 66v4M86 60v4" stroke="#2a1a10" stroke-width="2.6"
stroke-linecap="round"/>
<path d="M38 26 34 4l12 9L58 0l12 13 12-9-4 22Z" fill="url(#zd-gg)" stroke="#7d5305"
stroke-width="1.5"/><circle cx="58" cy="17" r="3.6" fill="#c0392b"/>
<circle cx="45" cy="19" r="2.2" fill="#2f6db5"/><circle cx="71" cy="19" r="2.2" fill="#2f6db5"/>""",
    # ally_scout
    """<rect width="116" height="72" fill="#5a4130"/>
<path d="M10 72C8 30 28 6 58 6s50 24 48 66Z" fill="#8a6240"/>
<path d="M24 72C24 38 36 18 58 18s34 20 34 54Z" fill="#c58f55"/>
<circle cx="86" cy="42" r="30" fill="url(#zd-gl)"/>
<path d="M18 72c3-16 16-22 36-22s31 6 34 22Z" fill="#4c5f41"/>
<path d="M34 44C30 22 42 10 54 8c10 4 22 14 20 36Z" fill="#5d7350"/>
<ellipse cx="55" cy="36" rx="13" ry="14" fill="#e9b78d"/>
<path d="M42 36c-1 14 5 24 13 28 9-4 14-14 13-28-2 6-6 7-9 6-3-1-5-1-8 0-3 1-7 0-9-6Z"
fill="#4a2f1c"/><ellipse cx="55" cy="38" rx="3.6" ry="4.6" fill="#d89a70"/>
<circle cx="49.5" cy="33" r="1.8" fill="#2a1a10"/>
<circle cx="61" cy="33" r="1.8" fill="#2a1a10"/>
<path d="M84 24v8M78 34h12l2 20H76Z" stroke="#3a2a1c" stroke-width="2" fill="#ffdf7e"/>
<path d="M77 32h14l-3-5h-8ZM75 54h18v4H75Z" fill="#3a2a1c"/>""",
    # vp_2
    """<rect width="116" height="72" fill="#4b382c"/>
<path d="M18 72C18 30 32 4 58 4s40 26 40 68Z" fill="#7d5c40"/>
<path d="M34 72c0-34 8-54 24-54s24 20 24 54Z" fill="#c79a5e"/>
<circle cx="58" cy="36" r="40" fill="url(#zd-gl)"/>
<path d="M40 0v22M76 0v22" stroke="#e6cf9e" stroke-width="2.6"/>
<path d="M36 24c0-8 8-12 22-12s22 4 22 12v36H36Z" fill="#5f646d"/>
<path d="M40 26c0-6 6-10 18-10s18 4 18 10v30H40Z" fill="#9aa1ab"/>
<path d="M47 24v10m0-8 5 3m12-6v12m0-12 5 4-5 4M47 40l4 4-4 4m8-9v10m0-5h6m5-5 4 10m0-10-4 10"
fill="none" stroke="#3b3f46" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M36 24h6v8h-6ZM74 24h6v8h-6Z" fill="#e6cf9e"/>
<path d="M20 72c0-8 5-12 12-12s12 4 12 12ZM72 72c0-8 5-12 12-12s12 4 12 12Z" fill="#4c5f41"/>
<path d="M24 60c0-9 3-13 8-13s8 4 8 13ZM76 60c0-9 3-13 8-13s8 4 8 13Z" fill="#8d97a0"/>""",
    # vp_3
    """<rect width="116" height="72" fill="url(#zd-gv)"/>
<circle cx="58" cy="30" r="15" fill="#fff4cf"/>
<path d="M0 72V34L22 12l16 22 6-6v44ZM116 72V34L94 12 78 34l-6-6v44Z" fill="#b27b46"/>
<path d="M0 72V52l20-16 20 20v16ZM116 72V52L96 36 76 56v16Z" fill="#8b5a32"/>
<path d="M34 72V28h8v-6h6v6h20v-6h6v6h8v44Z" fill="#6d6a70"/>
<path d="M34 28h48v6H34Z" fill="#8e8b92"/>
<path d="M46 72V54c0-9 5-14 12-14s12 5 12 14v18Z" fill="#ffd877"/>
<path d="M58 40v32M46 58h24" stroke="#7d5305" stroke-width="2.4"/>
<path d="M38 40h4v8h-4ZM74 40h4v8h-4Z" fill="#ffd877"/>""",
    # vp_4
    """<rect width="116" height="72" fill="#5b2a1c"/>
<circle cx="58" cy="42" r="46" fill="url(#zd-gl)"/>
<path d="M30 72c-8-16 2-24 4-36 6 6 7 11 7 16 5-10 3-26 14-40 0 14 10 18 12 32 3-4 4-8 3-14 10
10 16 28 10 42Z" fill="url(#zd-gf)"/>
<path d="M44 72c-3-9 3-14 6-22 3 6 3 9 4 12 3-7 4-14 4-22 6 8 6 12 7 18l4-7c5 8 5 14 2 21Z"
fill="#ffe9a0" opacity=".85"/><path d="M56 10h6l2 62h-10Z" fill="#4a2a16"/>
<path d="M61 14c14-8 32-4 38 16-9-3-17-1-21 6-5 6-12 5-17 0Z" fill="#e6edf2"/>
<path d="M57 14C47 8 35 10 29 22c7-1 12 2 15 7 3 4 9 5 13 2Z" fill="#c3ced6"/>
<path d="M99 30c-9-3-17-1-21 6" fill="none" stroke="#ff9a2b" stroke-width="3"/>
<path d="M66 21l6 3-4 4 7 2" stroke="#b3391b" stroke-width="2" fill="none"/>""",
    # sup_die
    """<rect width="116" height="72" fill="url(#zd-gt)"/>
<path d="M0 72V44l20-14 18 12 20-18 20 18 18-12 20 14v28Z" fill="#4f7d8480"/><g fill="#2d5f66">
<path d="M22 6v50M94 6v50" stroke="#4a3423" stroke-width="3"/>
<path d="M22 6h20l-6 8 6 8H22ZM94 6H74l6 8-6 8h20Z"/></g><g id="zd-rec">
<path d="M14 72c1-14 8-18 16-18s15 4 16 18Z" fill="#5b4630"/>
<path d="M19 53c0-13 5-18 11-18s11 5 11 18Z" fill="#8d97a0"/>
<path d="M18 48h24v5H18ZM28 36h4v20h-4Z" fill="#5d666e"/></g><use href="#zd-rec" x="56"/>
<g transform="translate(-12 -14) scale(1.17)"><use href="#zd-rec" x="30" y="2"/></g>
<path d="M44 60h30v12H44Z" fill="#a8322a"/><path d="M44 60h30v3H44Z" fill="#e9c357"/>""",
    # sup_draw
    """<rect width="116" height="72" fill="url(#zd-gt)"/>
<path d="M0 0h116v20H0ZM0 24h116v3H0Z" fill="#3f6a70"/>
<path d="M6 2h8v18H6ZM16 5h6v15h-6ZM25 1h9v19h-9ZM82 4h7v16h-7ZM92 1h8v19h-8ZM103 6h6v14h-6Z"
fill="#8c4a34"/><path d="M37 6h6v14h-6ZM72 2h8v18h-8Z" fill="#c99a45"/>
<circle cx="96" cy="38" r="30" fill="url(#zd-gl)"/>
<path d="M14 62c16-6 32-6 44 2 12-8 28-8 44-2V36c-16-6-32-5-44 3-12-8-28-9-44-3Z"
fill="#6b4220"/><path d="M18 58c14-5 28-4 40 3V38c-12-7-26-8-40-3Z" fill="#fbf0d6"/>
<path d="M98 58c-14-5-28-4-40 3V38c12-7 26-8 40-3Z" fill="#efdfb8"/>
<path d="M26 42v9m0-7 5 3m6-6v10m0-10 5 4-5 3m12-4v10m0-5h5M66 42v10m0-10 5 3m6-5 5 9m0-9-5
9m12-9v10m0-6 4-3" fill="none" stroke="#7d5a3e" stroke-width="1.9" stroke-linecap="round"
stroke-linejoin="round"/><path d="M92 30h9v10h-9Z" fill="#f6ead0"/>
<path d="M96.5 18c4 5 4 8 0 11-4-3-4-6 0-11Z" fill="#ff9a2b"/>""",
    # sup_reroll
    """<rect width="116" height="72" fill="#2f6d70"/>
<path d="M0 0h30c0 30-8 50-30 60ZM116 0H86c0 30 8 50 30 60Z" fill="#a8322a"/>
<path d="M0 0h14c0 24-5 40-14 48ZM116 0h-14c0 24 5 40 14 48Z" fill="#c4524a"/>
<circle cx="58" cy="40" r="40" fill="url(#zd-gl)"/>
<path d="M36 14c12 6 32 6 44 0 4 26-6 46-22 52-16-6-26-26-22-52Z" fill="#fff6e2"/>
<path d="M58 17.5c9 0 17-1 22-3.5 4 26-6 46-22 52Z" fill="#2a3040"/>
<path d="M42 28c4-4 10-3 12 2-4 2-9 2-12-2Z" fill="#2a3040"/>
<path d="M74 28c-4-4-10-3-12 2 4 2 9 2 12-2Z" fill="#fff6e2"/>
<path d="M46 46c3 5 7 7 12 7" stroke="#2a3040" stroke-width="2.6" fill="none"
stroke-linecap="round"/>
<path d="M70 46c-3 5-7 7-12 7" stroke="#fff6e2" stroke-width="2.6" fill="none"
stroke-linecap="round"/>
<path d="M18 44c2-8 12-10 18-4M98 44c-2-8-12-10-18-4" fill="none" stroke="#fff1c4"
stroke-width="2.8" stroke-linecap="round"/>
<path d="m35 33 3 8-8 1ZM81 33l-3 8 8 1Z" fill="#fff1c4"/>""",
    # ev_remove
    """<rect width="116" height="72" fill="#e3c4dd"/>
<path d="M116 0 60 40 116 72ZM0 0l58 40L0 72Z" fill="#cfa5c8"/>
<path d="M58 40 34 0h48ZM58 40 34 72h48Z" fill="#eed8ea"/><g transform="rotate(14 70 34)">
<path d="M52 8h34v24l-8 5 5 6-7 4 5 14H52Z" fill="#6c6578"/>
<path d="M57 14h24v12H57Z" fill="#8b8498"/></g><path d="M88 50l12 4-6 10-9-4Z" fill="#6c6578"/>
<path d="M100 34l8-3 2 8-7 2Z" fill="#6c6578"/><path d="M8 72 34 42l7 6-24 24Z" fill="#6b4220"/>
<path d="M24 28 36 20 58 42 48 54Z" fill="#59636b"/>
<path d="M24 28 36 20l5 5-12 9Z" fill="#98a3ab"/>
<path d="M60 38l10-5m-8 12 12 2m-16 4 5 11" stroke="#fff6df" stroke-width="3.4"
stroke-linecap="round"/>""",
    # ev_wild
    """<rect width="116" height="72" fill="#7a3d75"/>
<path d="M58 40 20 0h20ZM58 40 76 0h20ZM58 40 116 22v18ZM58 40 0 22v18ZM58 40 0 72h24ZM58 40l58
32H92Z" fill="#96558f"/><circle cx="58" cy="38" r="38" fill="url(#zd-gl)"/>
<g transform="rotate(-9 58 38)"><svg x="34" y="10" width="48" height="52"><use href="#zd-die"/>
</svg><svg x="36" y="11" width="44" height="44"><use href="#zd-p6"/></svg></g>
<path d="M18 16l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM98 46l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"
fill="#ffe7a6"/>""",
    # tw_axe
    """<rect width="116" height="72" fill="#aebedb"/>
<path d="M0 72 40 0h22L22 72ZM58 72 98 0h18v6L80 72Z" fill="#9aadd0"/>
<path d="M4 60c22-4 34-14 46-30M16 70c22-6 34-16 44-30" stroke="#fff" stroke-width="3"
fill="none" stroke-linecap="round" opacity=".75"/><g transform="rotate(28 70 34)">
<path d="M66 8h7l-2 60h-6Z" fill="#6b4220"/><path d="M65 44h7l-1 12h-6Z" fill="#a8322a"/>
<path d="M72 8c14-6 28 0 32 16-8-2-14 0-18 6-5 5-10 4-14-2Z" fill="#e6edf2"/>
<path d="M104 24c-8-2-14 0-18 6" fill="none" stroke="#8593a3" stroke-width="3"/>
<path d="M67 10c-8-5-17-2-20 6 6 0 9 3 11 7 2 3 6 3 9 1Z" fill="#c3ced6"/></g>""",
    # tw_armour
    """<rect width="116" height="72" fill="#c3cde4"/>
<path d="M0 72 30 0h28L24 72ZM58 72 88 0h28L84 72Z" fill="#b1bdd9"/>
<path d="M40 14 50 8c4 6 12 6 16 0l10 6 16 14-10 12-8-5v34H42V35l-8 5-10-12Z" fill="#66718c"/>
<g stroke="#a9b4cd" stroke-width="2" fill="none" stroke-dasharray="4 2.5">
<path d="M44 22h28M44 29h28M44 36h28M44 43h28M44 50h28M44 57h28"/></g>
<path d="M50 8c4 8 12 8 16 0l4 2c-5 11-19 11-24 0Z" fill="#e9c357"/>
<path d="M42 62h32v7H42Z" fill="#4f5870"/>""",
    # tw_power
    """<rect width="116" height="72" fill="#38427a"/>
<circle cx="58" cy="36" r="46" fill="#5f6bb0" opacity=".6"/>
<path d="M14 60C30 20 84 12 104 20M10 40c26 34 74 34 98 6" fill="none" stroke="#9fe3ff"
stroke-width="2.6" stroke-linecap="round" opacity=".8"/><g transform="rotate(-14 40 36)">
<svg x="20" y="16" width="38" height="41"><use href="#zd-die"/></svg>
<svg x="22" y="17" width="34" height="34" fill="#2a2320"><use href="#zd-p3"/></svg></g>
<g transform="rotate(12 76 34)"><svg x="58" y="12" width="38" height="41"><use href="#zd-die"/>
</svg><svg x="60" y="13" width="34" height="34" fill="#2a2320"><use href="#zd-p5"/></svg></g>""",
)
