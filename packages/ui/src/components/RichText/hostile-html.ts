/** An attack and its harmless result. */
interface HostileHtml {
  readonly name: string
  readonly html: string
  /** The text that remains. */
  readonly text: string
}

/** Known attacks on pages that show HTML of other people. */
export const hostileHtml: readonly HostileHtml[] = [
  { name: 'a script', html: 'a<script>window.attacked=1</script>b', text: 'ab' },
  { name: 'a script in capitals', html: '<SCRIPT SRC=//x.example/x.js></SCRIPT>b', text: 'b' },
  {
    name: 'a script in a picture that fails',
    html: '<img src=x onerror="window.attacked=1">b',
    text: 'b',
  },
  {
    name: 'handlers on known elements',
    html: '<p onclick="window.attacked=1" onmouseover=x>b</p>',
    text: 'b',
  },
  {
    name: 'a link that is a script',
    html: '<a href="javascript:window.attacked=1">b</a>',
    text: 'b',
  },
  {
    name: 'the same with white space and capitals',
    html: '<a href=" &#1;jAvA&#9;scr&#10;ipt:window.attacked=1">b</a>',
    text: 'b',
  },
  {
    name: 'a script as a character reference',
    html: '<a href="&#x6A;avascript&colon;window.attacked=1">b</a>',
    text: 'b',
  },
  {
    name: 'a link to a page in itself',
    html: '<a href="data:text/html,<script>window.attacked=1</script>">b</a>',
    text: 'b',
  },
  { name: 'a link to VBScript', html: '<a href="vbscript:msgbox(1)">b</a>', text: 'b' },
  { name: 'a link to a local file', html: '<a href="file:///etc/passwd">b</a>', text: 'b' },
  { name: 'a link of this site', html: '<a href="/log-out">b</a>', text: 'b' },
  {
    name: 'a picture that is a drawing with a script',
    html: '<img src="data:image/svg+xml,<svg onload=alert(1)>">b',
    text: 'b',
  },
  { name: 'a picture without encryption', html: '<img src="http://x.example/p.gif">b', text: 'b' },
  { name: 'a picture of a foreign host', html: '<img src="//x.example/p.gif">b', text: 'b' },
  {
    name: 'a style that runs',
    html: '<p style="width:expression(alert(1));color:red;behavior:url(x)">b</p>',
    text: 'b',
  },
  {
    name: 'a style that loads',
    html: '<p style="background:url(https://x.example/p.gif)">b</p>',
    text: 'b',
  },
  {
    name: 'a style that covers the page',
    html: '<div style="position:fixed;inset:0;z-index:9999">b</div>',
    text: 'b',
  },
  {
    name: 'a colour that ends the declaration',
    html: '<span style="color:red}body{display:none">b</span>',
    text: 'b',
  },
  {
    name: 'a font that ends the declaration',
    html: `<span style="font-family:x';background:url(//x.example)">b</span>`,
    text: 'b',
  },
  { name: 'a style sheet', html: '<style>*{display:none}</style>b', text: 'b' },
  {
    name: 'an embedded page',
    html: '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>b',
    text: 'b',
  },
  {
    name: 'embedded objects',
    html: '<object data="x.swf">o</object><embed src="x.swf"><applet code=x>p</applet>b',
    text: 'b',
  },
  {
    name: 'a drawing with a script',
    html: '<svg onload="window.attacked=1"><script>1</script><text>t</text></svg>b',
    text: 'b',
  },
  {
    name: 'a drawing that smuggles HTML',
    html: '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>b',
    text: 'b',
  },
  {
    name: 'a formula that smuggles a style sheet',
    html: '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>b',
    text: 'b',
  },
  {
    name: 'a comment that ends in an attribute',
    html: '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">b',
    text: '">b',
  },
  {
    name: 'a page without scripts that has one',
    html: '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>b',
    text: 'b',
  },
  { name: 'a template', html: '<template><img src=x onerror=alert(1)></template>b', text: 'b' },
  {
    name: 'a form',
    html: '<form action="//x.example"><input name=password><button>Send</button></form>b',
    text: 'b',
  },
  { name: 'a new base', html: '<base href="//x.example/">b', text: 'b' },
  {
    name: 'a jump',
    html: '<meta http-equiv="refresh" content="0;url=//x.example">b',
    text: 'b',
  },
  { name: 'a name that clobbers', html: '<p id="body" name="location">b</p>', text: 'b' },
  {
    name: 'text that looks like HTML',
    html: '&lt;img src=x onerror=alert(1)&gt;',
    text: '<img src=x onerror=alert(1)>',
  },
  { name: 'unclosed everything', html: '<p><b><i><a href="https://x.example">b', text: 'b' },
  { name: 'nesting without end', html: `${'<div><b>'.repeat(3000)}b`, text: 'b' },
  { name: 'an XML instruction', html: '<?xml-stylesheet href="javascript:1"?>b', text: 'b' },
  { name: 'a section of data', html: '<![CDATA[<script>1</script>]]>b', text: '1]]>b' },
]
