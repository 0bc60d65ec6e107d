/** Picks whole numbers from 0 to below a bound. */
export type Pick = (below: number) => number

/** Values that break programs without checks of their input. */
const naughtyValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  'null',
  'a'.repeat(20_000),
  'a\u0000b',
  '\ud800',
  '\u202etxt.exe',
  '🧨'.repeat(300),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '{{7*7}}',
  '%s%n%x',
  '9999-99-99',
  '2026-02-30T25:61:61',
  '-infinity',
  'FREQ=SECONDLY;INTERVAL=0',
  '/api/plans/0',
  '/api/users/99999999999',
  'x@y\r\nBcc: everybody@example.com',
  [],
  {},
  [[[[[[]]]]]],
  { length: 3 },
  ['__proto__'],
  { constructor: { prototype: {} } },
]

/** Invalid ids in a path, and ids of no entity. */
const naughtyIds = [
  '0',
  '-1',
  '1e3',
  'abc',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1,2000000000',
  '1,,2',
  '１',
  "1' or '1'='1",
  '..',
  ' ',
]

/**
 * Returns a copy with one fault: a wrong, missing or additional value, or a value inside a list.
 */
export function mutate(value: unknown, pick: Pick): unknown {
  if (Array.isArray(value) && value.length > 0 && pick(3) > 0) {
    const at = pick(value.length)
    return value.map((item: unknown, index) => (index === at ? mutate(item, pick) : item))
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value)
    const way = pick(5)
    if (way === 0) return { ...value, isSuperUser: true, surprise: naughty(pick) }
    if (entries.length > 0) {
      const at = pick(entries.length)
      return Object.fromEntries(
        entries.flatMap(([key, item], index) => {
          if (index !== at) return [[key, item]]
          return way === 1 ? [] : [[key, way === 2 ? [item] : mutate(item, pick)]]
        }),
      )
    }
  }
  return naughty(pick)
}

function naughty(pick: Pick): unknown {
  return naughtyValues[pick(naughtyValues.length)]
}

/** Returns a URL with one of its numbers, in the path or the query, replaced by a wrong id. */
export function mutateUrl(url: string, pick: Pick): string {
  const ids = [...url.matchAll(/\d+/g)]
  const target = ids[pick(Math.max(1, ids.length))]
  const id = encodeURIComponent(naughtyIds[pick(naughtyIds.length)] ?? '0')
  if (target === undefined) return `${url}${url.includes('?') ? '&' : '?'}surprise=${id}`
  return url.slice(0, target.index) + id + url.slice(target.index + target[0].length)
}
