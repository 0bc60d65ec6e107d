import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { SmallViewportBlocker } from './SmallViewportBlocker'

/** A page in a window that is too small, or on a touch screen without a mouse. */
function Host() {
  return (
    <SmallViewportBlocker>
      <main>
        <h1>Plan</h1>
        <button type="button">Add tactic</button>
      </main>
    </SmallViewportBlocker>
  )
}

/** Makes the window match all queries with one of these words. */
function windowMatching(words: RegExp) {
  const { matchMedia } = globalThis
  const spy = spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    words.test(query)
      ? Object.assign(new EventTarget(), {
          matches: true,
          media: query,
          onchange: null,
          addListener: fn(),
          removeListener: fn(),
        })
      : matchMedia.call(globalThis, query),
  )
  globalThis.sessionStorage.clear()
  return () => {
    spy.mockRestore()
    globalThis.sessionStorage.clear()
  }
}

const meta = {
  title: 'Screens/Frame/Small window',
  component: Host,
  tags: ['!autodocs', 'no-baseline'],
  beforeEach: () => windowMatching(/width < 800px/u),
} satisfies Meta<typeof Host>

export default meta
type Story = StoryObj<typeof meta>

const notice = () => screen.findByRole('dialog', { name: 'A larger window is needed' })

export const AsksForALargerWindow: Story = {
  play: async () => {
    await expect(await notice()).toHaveTextContent(
      'at least 800 by 500 pixels on a desktop computer, at 100% zoom.',
    )
    await waitFor(async () => expect(await notice()).toHaveFocus())
    // The page behind the open notice takes no focus.
    await userEvent.tab()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue anyway' })).toHaveFocus(),
    )
  },
}

export const LetsAPersonContinueForTheSession: Story = {
  play: async ({ step }) => {
    await notice()
    await step('The page can be used', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Continue anyway' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(screen.getByRole('button', { name: 'Add tactic' })).toBeVisible()
    })
    await step('The tab remembers it', async () => {
      await expect(globalThis.sessionStorage.getItem('small-window')).toBe('1')
    })
  },
}

export const IsNotAskedAgainInTheSameTab: Story = {
  beforeEach: () => {
    globalThis.sessionStorage.setItem('small-window', '1')
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add tactic' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const AsksOnATabletToo: Story = {
  beforeEach: () => windowMatching(/pointer: coarse/u),
  play: async () => {
    await notice()
  },
}
