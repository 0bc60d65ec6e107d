import { describe, expect, it } from 'vitest'

import { linkFromTyped, safeImageSrc, safeLinkHref } from './urls'

describe('the address of a link', () => {
  it.each([
    ['https://throughline.example/a?b=c#d', 'https://throughline.example/a?b=c#d'],
    ['HTTP://throughline.example', 'HTTP://throughline.example'],
    ['  https://x.example\n', 'https://x.example'],
    ['mailto:maya@x.example', 'mailto:maya@x.example'],
    ['tel:+1 555 0100', 'tel:+1 555 0100'],
  ])('lets %j through', (provided, href) => {
    expect(safeLinkHref(provided)).toBe(href)
  })
  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    '/log-out',
    '//x.example',
    'x.example',
    'https://',
    'https:x.example',
    'http://a b.example',
    'mailto:',
    '',
    `https://x.example/${'a'.repeat(5000)}`,
  ])('refuses %j', (provided) => {
    expect(safeLinkHref(provided)).toBeUndefined()
  })
})

describe('the address of a picture', () => {
  it.each([
    'https://x.example/a.png',
    '/media/12',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/webp;base64,UklGRg==',
  ])('lets %j through', (provided) => {
    expect(safeImageSrc(provided)).toBe(provided)
  })
  it.each([
    'http://x.example/a.png',
    '//x.example/a.png',
    '/\\x.example/a.png',
    'a.png',
    'javascript:1',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/svg+xml,<svg>',
    'data:text/html;base64,PGI+',
    'blob:https://x.example/1',
    '',
  ])('refuses %j', (provided) => {
    expect(safeImageSrc(provided)).toBeUndefined()
  })
})

describe('an address that a person types', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['example.com:8080/a b', undefined],
    ['www.example.co.uk/path?q=1', 'https://www.example.co.uk/path?q=1'],
    ['maya@example.com', 'mailto:maya@example.com'],
    ['mailto:maya@example.com', 'mailto:maya@example.com'],
    ['http://example.com', 'http://example.com'],
    ['tel:5550100', 'tel:5550100'],
    ['example', undefined],
    ['not an address', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%j becomes %j', (typed, href) => {
    expect(linkFromTyped(typed)).toBe(href)
  })
})
