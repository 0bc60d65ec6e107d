import { afterEach, beforeEach } from 'vitest'
import type { Database } from '../../db/database'
import { outgoingMails } from '../../db/schema'
import { createTestDatabase } from '../../db/testing/create-test-database'
import { worldTemplate, readWorld } from '../../testing/world'
import type { World } from '../../testing/world'
import type { MailMessage } from '../mail-message'
import { createMailSender } from '../mail-sender'
import type { MailFailure, MailSender } from '../mail-sender'

export const settings = {
  publicUrl: 'https://plan.example.com',
  supportEmail: 'support@example.com',
  suggestionEmail: 'product-team@example.com',
}

export let database: Database
export let world: World
export let now: Date
export let sent: MailMessage[]
export let failures: MailFailure[]

/** Errors of the test's mail server, by recipient; without an error it accepts the mail. */
export let trouble: Map<string, Error>
let senders: MailSender[]

/** Gives each test of a file its own data, clock and mailbox. */
export function setUpMail(): void {
  beforeEach(async () => {
    database = await createTestDatabase(worldTemplate)
    world = await readWorld(database.orm)
    now = new Date('2026-03-18T12:00:00Z')
    sent = []
    failures = []
    trouble = new Map()
    senders = []
  })
  afterEach(async () => {
    await Promise.all(senders.map((sender) => sender.close()))
    await database.close()
  })
}

export function startSender(): MailSender {
  const sender = createMailSender({
    orm: database.orm,
    clock: { now: () => now },
    settings,
    transport: {
      send: async (message) => {
        const error = trouble.get(message.to.address)
        if (error !== undefined) throw error
        sent.push(message)
      },
      close: () => undefined,
    },
    onFailure: (failure) => failures.push(failure),
  })
  senders.push(sender)
  return sender
}

/** Runs the queue until every due mail has had an attempt. */
export async function drain(): Promise<void> {
  const sender = startSender()
  sender.wake()
  await sender.close()
  // A closed sender takes no new mails: the next sender takes those that are still due.
  const due = await database.orm.select().from(outgoingMails)
  if (due.some(({ nextAttemptAt }) => nextAttemptAt <= now)) await drain()
}

/** Moves the clock of the test forward. */
export function advance(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000)
}
