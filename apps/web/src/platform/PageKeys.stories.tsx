import type { Meta, StoryObj } from '@storybook/react-vite'
import { FullScreenPage } from '@throughline/ui/FullScreenPage'
import { expect, fn, userEvent, within } from 'storybook/test'
import { usePageKeys } from './use-page-keys'

interface PageProps {
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** Page with elements in which the story presses keys. */
function Page({ onKey }: PageProps) {
  usePageKeys(onKey)
  return (
    <main>
      <h1>Page</h1>
      <button type="button">Button</button>
      <label>
        <input type="checkbox" /> Box
      </label>
      <label>
        Field <input type="text" />
      </label>
      <label>
        Area <textarea />
      </label>
      <FullScreenPage
        isOpen
        isModal={false}
        title="Settings"
        closeLabel="Close"
        onClose={() => undefined}
      >
        <button type="button">Button of the settings</button>
        <dialog open aria-label="Popover of the settings">
          <button type="button">Button above the settings</button>
        </dialog>
      </FullScreenPage>
      <dialog open aria-label="Popover">
        <button type="button">Button of the popover</button>
      </dialog>
      <button
        type="button"
        onKeyDown={(event) => {
          event.preventDefault()
        }}
      >
        Button with keys
      </button>
    </main>
  )
}

const meta = {
  title: 'Screens/Frame/Page keys',
  component: Page,
  tags: ['!autodocs'],
  args: { onKey: fn(() => true) },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const places = [
  ['button', 'Button', true],
  ['checkbox', 'Box', true],
  ['textbox', 'Field', false],
  ['textbox', 'Area', false],
  ['button', 'Button of the popover', false],
  ['button', 'Button with keys', false],
  ['button', 'Button of the settings', true],
  ['button', 'Button above the settings', false],
] as const

export const HearsOnlyTheKeysOfThePage: Story = {
  play: async ({ args, canvasElement, step }) => {
    let heard = 0
    for (const [role, name, isOfPage] of places) {
      await step(`${name}: ${isOfPage ? 'heard' : 'not heard'}`, async () => {
        within(canvasElement).getByRole(role, { name }).focus()
        await userEvent.keyboard('{Control>}z{/Control}')
        // Ctrl and Z are two keys.
        if (isOfPage) heard += 2
        await expect(args.onKey).toHaveBeenCalledTimes(heard)
      })
    }
  },
}
