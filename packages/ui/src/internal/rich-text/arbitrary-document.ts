import * as fc from 'fast-check'

import {
  DEEPEST_LIST,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  type RichTextLeaf,
} from './document'

const awkward = fc.constantFrom(
  ' ',
  '  ',
  '\n',
  ' \n ',
  '\t',
  '\u00a0',
  '<',
  '>',
  '&',
  '&amp;',
  '&nbsp;',
  '"',
  '\r\n',
  '\u0000',
  '\ud800',
  '\u2028',
  '<br>',
  '</p>',
  '<script>',
  '<!--',
  'a',
  'été',
  '日本',
  '👩‍🚀',
)

const text = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 6 })
  .map((parts) => parts.join(''))

const color = fc.constantFrom('#EF482A', '#64748B', '#000000', 'red', 'url(x)')

const leaf: fc.Arbitrary<RichTextLeaf> = fc.record(
  {
    text,
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    underline: fc.constant(true as const),
    strikethrough: fc.constant(true as const),
    superscript: fc.constant(true as const),
    subscript: fc.constant(true as const),
    color,
    background: color,
    font: fc.constantFrom('Georgia,serif', "'Times New Roman',serif", 'x;y'),
    size: fc.constantFrom('12px', '18px', '2em'),
  },
  { requiredKeys: ['text'] },
)

const inline: fc.Arbitrary<RichTextInline> = fc.oneof(
  { arbitrary: leaf, weight: 4 },
  {
    arbitrary: fc.record({
      type: fc.constant('link' as const),
      href: fc.oneof(
        fc.constantFrom(
          'https://throughline.example/?a=1&b="2"',
          'mailto:maya@throughline.example',
          'tel:+1555',
          'javascript:alert(1)',
          ' https://x.example/ y ',
        ),
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
      ),
      children: fc.array(leaf, { maxLength: 3 }),
    }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      type: fc.constant('image' as const),
      src: fc.constantFrom('https://x.example/a.png', '/media/1', 'javascript:1', ''),
      alt: text,
      children: fc.tuple(fc.record({ text: fc.constant('') })),
    }),
    weight: 1,
  },
)

const align = fc.constantFrom('center' as const, 'end' as const, 'justify' as const)
const children = fc.array(inline, { maxLength: 5 })

const block: fc.Arbitrary<RichTextBlock> = fc.oneof(
  fc.record(
    {
      type: fc.constantFrom(
        'paragraph' as const,
        'heading-1' as const,
        'heading-2' as const,
        'heading-3' as const,
        'quote' as const,
      ),
      align,
      children,
    },
    { requiredKeys: ['type', 'children'] },
  ),
  fc.record(
    {
      type: fc.constant('list-item' as const),
      list: fc.constantFrom('bulleted' as const, 'numbered' as const),
      depth: fc.integer({ min: 0, max: DEEPEST_LIST + 1 }),
      start: fc.constantFrom(0, 1, 2, 3, 7, -1, 1.5, 1e9),
      align,
      children,
    },
    { requiredKeys: ['type', 'list', 'depth', 'children'] },
  ),
)

/** Any document that editing, pasting or a bug may create; usually not in canonical form. */
export const arbitraryDocument: fc.Arbitrary<RichTextDocument> = fc.array(block, { maxLength: 8 })

const piece = fc.oneof(
  awkward,
  fc.string({ maxLength: 8 }),
  fc
    .tuple(
      fc.constantFrom(
        ...`p h1 h4 div span b strong i u s sup sub a ul ol li table tr td br img pre blockquote font svg
        math style script o:p center hr iframe form template title select`.split(/\s+/),
      ),
      fc.constantFrom(
        '',
        ' style="color:red;font-size:12pt"',
        ' style="text-align:right"',
        ' style="white-space:pre-wrap"',
        ' style="font-weight:normal"',
        ' href="https://x.example/"',
        ' href="javascript:1"',
        ' src="/media/1" alt="&quot;"',
        ' onclick=x align=center',
        ' start=3 value=5',
        ' style="vertical-align:super"',
      ),
      fc.boolean(),
    )
    .map(([tag, attributes, isClosing]) => (isClosing ? `</${tag}>` : `<${tag}${attributes}>`)),
)

/** Any HTML, most of it malformed. */
export const arbitraryHtml: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 24 })
  .map((pieces) => pieces.join(''))

const containers =
  `div p h1 h2 h6 span b i u a font section article blockquote ul ol li dl dt dd table caption thead
  tbody tr th td figure figcaption details summary pre code center address label fieldset legend sub
  sup q abbr time o:p custom-element`.split(/\s+/)

/** A page of unique words in arbitrarily nested elements. */
export const arbitraryPage: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constant('word'), weight: 3 },
      { arbitrary: fc.constantFrom(...containers).map((tag) => `<${tag}>`), weight: 3 },
      { arbitrary: fc.constantFrom(...containers).map((tag) => `</${tag}>`), weight: 2 },
      {
        arbitrary: fc.constantFrom('<br>', '<hr>', '<script>word</script>', '<!--word-->'),
        weight: 1,
      },
    ),
    { maxLength: 40 },
  )
  .map((pieces) =>
    pieces.map((piece, index) => (piece === 'word' ? ` word${index} ` : piece)).join(''),
  )

/** The words of an arbitrary page, in document order. */
export function pageWords(text: string): string[] {
  return text.match(/word\d+/g) ?? []
}
