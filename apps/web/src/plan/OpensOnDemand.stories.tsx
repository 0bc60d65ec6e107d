import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dialog } from '@throughline/ui/Dialog'
import { lazy, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { OpensOnDemand } from './OpensOnDemand'

interface HostProps {
  /** Fetches the code of the dialog. */
  readonly load: () => Promise<{ default: () => React.JSX.Element }>
}

function Host({ load }: HostProps) {
  const [LazyPart] = useState(() => lazy(load))
  const [isOpen, setIsOpen] = useState(false)
  const [escapes, setEscapes] = useState(0)
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape') setEscapes(escapes + 1)
      }}
    >
      <button
        type="button"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Open
      </button>
      <output>{escapes}</output>
      {isOpen ? (
        <OpensOnDemand
          onCancel={() => {
            setIsOpen(false)
          }}
        >
          <LazyPart />
        </OpensOnDemand>
      ) : null}
    </div>
  )
}

/** Code that loads when the story releases it. */
function delayedCode() {
  let come = () => {}
  const code = new Promise<{ default: () => React.JSX.Element }>((resolve) => {
    come = () => {
      resolve({
        default: () => (
          <Dialog isOpen title="Key visual" closeLabel="Close" onClose={() => undefined}>
            Its form
          </Dialog>
        ),
      })
    }
  })
  return { load: () => code, come: () => come() }
}

const meta = {
  title: 'Screens/Planning/Calendar/Opens on demand',
  component: Host,
  tags: ['!autodocs'],
  args: { load: delayedCode().load },
} satisfies Meta<typeof Host>

export default meta
type Story = StoryObj<typeof meta>

const cancelled = delayedCode()

export const EscBeforeTheCodeHasComeCancels: Story = {
  args: { load: cancelled.load },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.keyboard('{Escape}')
    cancelled.come()
    await cancelled.load()
    // The component renders again after the code has loaded, but opens nothing.
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}

const awaited = delayedCode()

export const OpensOnceItsCodeHasCome: Story = {
  args: { load: awaited.load },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    awaited.come()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Key visual' })).toBeVisible())
  },
}
