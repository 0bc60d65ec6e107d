import { PROFILE_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { createRoot } from 'react-dom/client'
import { screen, userEvent } from 'storybook/test'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { teamServer } from '../people/fixtures/team-server'
import { ProfileHost, sessionsOfMaya } from '../screens/profile/fixtures/ProfileHost'
import { until } from './fixtures/form-page'
import { questionEntries, type QuestionEntry } from './fixtures/question-entries'

beforeAll(freezeNow)

/** Renders the page of a question for the time of a test. */
function open({ make }: Pick<QuestionEntry, 'make'>) {
  const { server, page } = make()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(page)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return server
}

const question = () => document.querySelector<HTMLElement>('[role="alertdialog"]')

const isClosed = () => question() === null

/** Returns a button of the open question, once it is enabled. */
const buttonOf = (name: string) =>
  until(`the button ${name}`, () =>
    [...(question()?.querySelectorAll('button') ?? [])].find(
      (button) => button.textContent.trim() === name && !button.disabled,
    ),
  )

/** Returns the reason of a refusal in the open question; null for none. */
function reason(): string | null {
  const alert = question()?.querySelector('[role="alert"]')
  const text = alert?.textContent.trim() ?? ''
  return text === '' ? null : text
}

describe('a question that was refused opens without the refusal and asks about its own subject:', () => {
  test.each(questionEntries)('$name', async (entry) => {
    const { subjects, confirm, writes } = entry
    const [askFirst, askSecond] = subjects
    const server = open(entry)
    server.hold(writes)
    const sent = () => server.requests().filter((name) => writes.test(name))
    /** Presses the button twice in one task, which confirms once, and waits for the request. */
    const confirmTwice = async () => {
      const button = await buttonOf(confirm)
      button.click()
      button.click()
      await until('a request', () => server.waiting().length > 0)
    }
    await askFirst()
    await until('the question opens', question)
    await confirmTwice()
    server.answer('forbidden')
    await until('the reason', reason)
    ;(await buttonOf('Cancel')).click()
    await until('the question closes', isClosed)

    await askSecond()
    await until('the question opens again', question)
    await buttonOf(confirm)
    expect(reason(), 'the refusal of the first question').toBeNull()
    await confirmTwice()
    server.answer()
    await until('the question closes after its answer', isClosed)
    expect(sent(), 'one request of each question').toHaveLength(2)
    expect(new Set(sent()).size, 'subjects').toBe(new Set(subjects).size)
  })

  test('ending all other sessions, after the end of one was refused', async () => {
    const server = teamServer({ userSessions: sessionsOfMaya })
    open({ make: () => ({ server, page: <ProfileHost server={server} /> }) })
    server.hold(/^DELETE \/users/u)
    await userEvent.click(
      await screen.findByRole('button', { name: 'End session: Firefox on Windows' }),
    )
    await until('a request', () => server.waiting().length > 0)
    server.answer('forbidden')
    await screen.findByText(new RegExp(`^${PROFILE_MESSAGES.endSessionFailed}`, 'u'))
    await userEvent.click(screen.getByRole('button', { name: 'End all others' }))
    await buttonOf('End all others')
    expect(reason()).toBeNull()
  })
})
