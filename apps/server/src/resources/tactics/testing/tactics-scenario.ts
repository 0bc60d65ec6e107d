import type { Call, Reply } from '../../../testing/test-server'
import { server, setUpServer, tokens, world } from '../../../testing/world-scenario'

/** Plays the internet: one host has pictures, and one of them is large. */
async function importPicture(url: string): Promise<string | null> {
  const { hostname, pathname } = new URL(url)
  if (hostname !== 'pictures.example') return null
  return `data:image/webp;base64,${pathname === '/large.png' ? 'A'.repeat(2000) : 'UklGRg=='}`
}

/** Starts a server with that internet before the tests of a file. */
export const setUpTactics = () => {
  setUpServer({}, () => ({ importPicture }))
}

export const newTactic = (more: Readonly<Record<string, unknown>> = {}): Call => ({
  method: 'POST',
  url: '/api/tactics',
  token: tokens.contributor,
  body: {
    title: 'Newsletter',
    plan: `/api/plans/${world.plans.lead.id}`,
    tacticType: `/api/tactic_types/${world.plans.lead.emailTypeId}`,
    startDate: '2026-03-10T09:30:00',
    endDate: '2026-03-10T10:30:00',
    ...more,
  },
})

export async function create(more: Readonly<Record<string, unknown>> = {}) {
  const reply = await server.call(newTactic(more))
  if (reply.status !== 201 || reply.json === null) throw new Error(reply.text)
  return reply.json
}

export const update = (
  tactic: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>>,
  more: Partial<Call> = {},
): Promise<Reply> =>
  server.call({
    method: 'PUT',
    url: `/api/tactics/${Number(tactic['id'])}`,
    token: tokens.contributor,
    headers: { 'if-match': `"${Number(tactic['version'])}"` },
    body,
    ...more,
  })
