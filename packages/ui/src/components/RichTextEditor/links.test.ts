import { createEditor, type Descendant, type Path } from 'slate'
import { expect, test } from 'vitest'

import { currentLink, removeLink, setLink } from './links'

const OLD = 'https://old.example'
const NEW = 'https://new.example'

/** An editor of one line, `See [the brief](OLD) today`, with words selected. */
function editorWith(words: string, isBackward = false) {
  const editor = createEditor()
  const { isInline } = editor
  editor.isInline = (element) => element.type === 'link' || isInline(element)
  const line: Descendant[] = [
    {
      type: 'paragraph',
      children: [
        { text: 'See ' },
        { type: 'link', href: OLD, children: [{ text: 'the brief' }] },
        { text: ' today' },
      ],
    },
  ]
  editor.children = line
  const places: readonly [text: string, path: Path][] = [
    ['See ', [0, 0]],
    ['the brief', [0, 1, 0]],
    [' today', [0, 2]],
  ]
  const all = places.flatMap(([text, path]) => Array.from(text, (_, offset) => ({ path, offset })))
  const start = places
    .map(([text]) => text)
    .join('')
    .indexOf(words)
  const first = all[start]
  const last = all[start + words.length - 1]
  if (first === undefined || last === undefined) throw new Error(`The line has no ${words}.`)
  const end = { ...last, offset: last.offset + 1 }
  editor.selection = isBackward ? { anchor: end, focus: first } : { anchor: first, focus: end }
  return editor
}

/** The line, with its links as in Markdown. */
function textOf(editor: ReturnType<typeof editorWith>): string {
  const [line] = editor.children
  if (line === undefined || !('children' in line)) return ''
  return line.children
    .map((child) =>
      'href' in child
        ? `[${child.children.map(({ text }) => text).join('')}](${child.href})`
        : 'text' in child
          ? child.text
          : '',
    )
    .join('')
}

test.each([
  ['words before a link become one', 'See', `[See](${NEW}) [the brief](${OLD}) today`],
  [
    'words around a link become one link, not a link in a link',
    'See the brief',
    `[See the brief](${NEW}) today`,
  ],
  [
    'words that end in a link take their part of it',
    'See the',
    `[See the](${NEW})[ brief](${OLD}) today`,
  ],
  ['a part of a link changes all of it', 'brief', `See [the brief](${NEW}) today`],
  ['words that begin in a link change the link', 'brief today', `See [the brief](${NEW}) today`],
])('%s', (_sentence, words, result) => {
  for (const isBackward of [false, true]) {
    const editor = editorWith(words, isBackward)
    setLink(editor, NEW, '')
    expect(textOf(editor)).toBe(result)
  }
})

test.each([
  ['words that begin in a link', 'brief today', true],
  ['words that end in a link', 'See the', false],
])('removes the link of %s', (_sentence, words, isRemoved) => {
  for (const isBackward of [false, true]) {
    const editor = editorWith(words, isBackward)
    expect(currentLink(editor) !== undefined).toBe(isRemoved)
    removeLink(editor)
    expect(textOf(editor)).toBe(isRemoved ? 'See the brief today' : `See [the brief](${OLD}) today`)
  }
})
