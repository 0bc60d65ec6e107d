import { expect, it } from 'vitest'

import { isRemoteImage } from './remote-image'

const origins = ['https://cdn.example']

it.each([
  ['https://x.example/a.png', true],
  ['HTTPS://x.example/a.png', true],
  ['https://cdn.example.x.example/a.png', true],
  ['https://cdn.example:444/a.png', true],
  ['https://cdn.example/a.png', false],
  ['/media/12', false],
  ['data:image/png;base64,iVBORw0KGgo=', false],
])('%s asks another host: %s', (src, expected) => {
  expect(isRemoteImage(src, origins)).toBe(expected)
})
