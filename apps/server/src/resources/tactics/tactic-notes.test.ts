import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tactics } from '../../db/schema'
import { ask, server, world } from '../../testing/world-scenario'
import { create, setUpTactics, update } from './testing/tactics-scenario'

setUpTactics()

describe('notes', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    [
      'a handler',
      '<img src="data:image/png;base64,AAAA" onerror="alert(1)" />',
      '<img src="data:image/png;base64,AAAA" />',
    ],
    [
      'a script URL',
      '<a href="javascript:alert(1)">x</a>',
      '<a rel="noopener noreferrer" target="_blank">x</a>',
    ],
    ['a picture that is a document', '<img src="data:text/html;base64,AAAA" />', ''],
    [
      'a style that positions',
      '<p style="position:fixed;color:#ff0000">x</p>',
      '<p style="color:#ff0000">x</p>',
    ],
    ['a frame', '<iframe src="https://x.example"></iframe>ok', 'ok'],
  ])('lose %s and keep the rest', async (_sentence, sent, stored) => {
    const made = await create({ summary: sent })
    const reply = await ask('contributor', 'GET', `/tactics/${Number(made['id'])}/summary`)
    expect(reply.json?.['summary']).toBe(stored === '' ? null : stored)
  })

  it('are reported by lists without being sent', async () => {
    const made = await create({ summary: '<p>a</p>' })
    const itemOf = async () => {
      const url = `/api/tactics?plan=${world.plans.lead.id}&startDate=2026-03-01&endDate=2026-03-31`
      const items: unknown = (await ask('contributor', 'GET', url.slice('/api'.length))).json?.[
        'items'
      ]
      return (Array.isArray(items) ? items : []).find(({ id }) => id === made['id'])
    }
    expect(await itemOf()).toMatchObject({ hasSummary: true })
    expect(await itemOf()).not.toHaveProperty('summary')
    await update(made, { summary: '' })
    expect(await itemOf()).toMatchObject({ hasSummary: false })
  })
})

describe('pictures of other hosts in notes', () => {
  const noteOf = async (made: Readonly<Record<string, unknown>>) =>
    (await ask('contributor', 'GET', `/tactics/${Number(made['id'])}/summary`)).json?.['summary']

  it('are imported when the note is saved, and become links where that fails', async () => {
    const made = await create({
      summary:
        '<p><img src="https://pictures.example/a.png" alt="A"><img src="https://gone.example/b.png" alt="B"></p>',
    })
    expect(await noteOf(made)).toBe(
      '<p><img src="data:image/webp;base64,UklGRg==" alt="A" /><a href="https://gone.example/b.png" rel="noopener noreferrer" target="_blank">B</a></p>',
    )
  })

  it('become links beyond the tenth, and when they would make the note too long', async () => {
    const picture = (at: number) => `<img src="https://pictures.example/${at}.png" alt="${at}">`
    const many = await create({
      summary: Array.from({ length: 12 }, (_, at) => picture(at)).join(''),
    })
    expect(String(await noteOf(many)).match(/<img/g)).toHaveLength(10)
    expect(String(await noteOf(many)).match(/<a /g)).toHaveLength(2)
    const words = 'x'.repeat(999_900)
    const long = await create({
      summary: `${words}<img src="https://pictures.example/large.png" alt="1">`,
    })
    expect(
      String(await noteOf(long)) ===
        `${words}<a href="https://pictures.example/large.png" rel="noopener noreferrer" target="_blank">1</a>`,
    ).toBe(true)
  })

  it('in older notes are links for readers', async () => {
    const made = await create({ summary: 'x' })
    await server.database.orm
      .update(tactics)
      .set({ summary: '<p><img src="https://x.example/a.png" alt="Seen" /></p>' })
      .where(eq(tactics.id, Number(made['id'])))
    expect(await noteOf(made)).toBe(
      '<p><a href="https://x.example/a.png" rel="noopener noreferrer" target="_blank">Seen</a></p>',
    )
  })
})
