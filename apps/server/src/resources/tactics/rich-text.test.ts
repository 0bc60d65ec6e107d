import { describe, expect, it } from 'vitest'
import { cleanRichText, presentRichText, remotePicturesOf } from './rich-text'

const LINK = 'rel="noopener noreferrer" target="_blank"'
const OWN = '<img src="data:image/png;base64,AAAA" alt="x" />'

describe('a text of the notes editor', () => {
  it.each([
    ['the number that a list counts from', '<ol start="3"><li>Print</li></ol>'],
    ['raised and lowered text', '<p>m<strong><sup>2</sup></strong>, H<sub>2</sub>O</p>'],
    ['the boxes of a checklist', '<ul><li>\u2610 Brief</li><li><s>\u2611 Print</s></li></ul>'],
  ])('is stored with %s', (_sentence, html) => {
    expect(cleanRichText(html)).toBe(html)
    expect(presentRichText(html)).toBe(html)
  })
})

describe('a picture of another host', () => {
  it.each([
    [
      'with words for it',
      '<img src="https://x.example/a.png" alt=" Our logo ">',
      'https://x.example/a.png',
      'Our logo',
    ],
    [
      'without words',
      '<img src="https://x.example/a.png">',
      'https://x.example/a.png',
      'https://x.example/a.png',
    ],
    ['over plain HTTP', '<img src="http://x.example/a" alt="a">', 'http://x.example/a', 'a'],
    ['without a scheme', '<img src="//x.example/a" alt="a">', 'https://x.example/a', 'a'],
    ['with backslashes', '<img src="/\\x.example/a" alt="a">', 'https://x.example/a', 'a'],
    [
      'with blanks within',
      '<img src=" ht\ntps://x.example/a" alt="a">',
      'https://x.example/a',
      'a',
    ],
    [
      'with markup as its words',
      '<img src="https://x.example/a" alt="<b>&amp;">',
      'https://x.example/a',
      '&lt;b&gt;&amp;',
    ],
  ])('%s becomes a link', (_sentence, html, href, text) => {
    expect(cleanRichText(`<p>a ${html} b</p>`)).toBe(
      `<p>a <a href="${href}" ${LINK}>${text}</a> b</p>`,
    )
    expect(remotePicturesOf(html)).toEqual([href])
  })

  it('that was imported is in the text', () => {
    const pictures = new Map([['https://x.example/a.png', 'data:image/webp;base64,BBBB']])
    expect(cleanRichText('<img src="https://x.example/a.png" alt="x">', pictures)).toBe(
      '<img src="data:image/webp;base64,BBBB" alt="x" />',
    )
  })

  it('is found once, in order, and no other picture is', () => {
    const html = `<img src="https://b.example/1"><img src="https://a.example/2"><img src="https://b.example/1">${OWN}<img src="/m/1"><img src="javascript:x"><img alt="none">`
    expect(remotePicturesOf(html)).toEqual(['https://b.example/1', 'https://a.example/2'])
  })
})

describe('a stored text', () => {
  it.each([
    ['without pictures', '<p>a</p>', '<p>a</p>'],
    ['with pictures of its own', `<p>${OWN}</p>`, `<p>${OWN}</p>`],
    [
      'with pictures of other hosts as well',
      `<p>${OWN}<img src="https://x.example/a" alt="a" /></p>`,
      `<p>${OWN}<a href="https://x.example/a" ${LINK}>a</a></p>`,
    ],
    [
      'that was not stored by this product',
      '<IMG SRC=//x.example/a ALT=a>',
      `<a href="https://x.example/a" ${LINK}>a</a>`,
    ],
  ])('%s loads nothing from other hosts when it is shown', (_sentence, stored, visible) => {
    expect(presentRichText(stored)).toBe(visible)
    expect(presentRichText(visible)).toBe(visible)
  })
})
