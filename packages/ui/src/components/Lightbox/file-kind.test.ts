import { describe, expect, it } from 'vitest'

import { previewKindOf } from './file-kind'

describe('previewKindOf', () => {
  it.each([
    ['image/png', 'image'],
    ['image/svg+xml', 'image'],
    ['application/pdf', 'pdf'],
    ['text/html', null],
    ['image/tiff', null],
  ])('%s is shown as %s', (contentType, kind) => {
    expect(previewKindOf({ contentType })).toBe(kind)
  })
})
