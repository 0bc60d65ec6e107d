import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dialog } from '@throughline/ui/Dialog'
import { createLazyModule } from '@throughline/ui/lazy-module'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ToastProvider } from '../platform/ToastProvider'
import { toasts } from '../testing/toasts'
import { useTypedAhead } from './items/use-typed-ahead'
import { OpensOnDemand } from './OpensOnDemand'

type Form = (props: { readonly text: string; readonly onClose: () => void }) => React.JSX.Element

interface HostProps {
  /** Fetches the code of the dialog. */
  readonly load: () => Promise<Form>
}

function Host(props: HostProps) {
  return (
    <ToastProvider>
      <Opener {...props} />
    </ToastProvider>
  )
}

/** Button that opens the form, which begins with the letters that were typed before it was open. */
function Opener({ load }: HostProps) {
  const [form] = useState(() => createLazyModule(load))
  const [isOpen, setIsOpen] = useState(false)
  const typedAhead = useTypedAhead(isOpen)
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
          module={form}
          onCancel={() => {
            setIsOpen(false)
          }}
          onFail={() => {
            typedAhead.retain()
            setIsOpen(false)
          }}
        >
          {(LoadedForm) => (
            <LoadedForm
              text={typedAhead.read()}
              onClose={() => {
                setIsOpen(false)
              }}
            />
          )}
        </OpensOnDemand>
      ) : null}
    </div>
  )
}

/** Code that loads when the story releases it. */
function delayedCode() {
  let come = () => {}
  const code = new Promise<Form>((resolve) => {
    come = () => {
      resolve(({ text, onClose }) => (
        <Dialog isOpen title="Key visual" closeLabel="Close" onClose={onClose}>
          Its form: {text}
        </Dialog>
      ))
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

let refuse = () => {}
const failed = new Promise<Form>((_resolve, reject) => {
  refuse = () => {
    reject(new Error('No connection'))
  }
})
const later = delayedCode()
const loads = [() => failed, later.load]

export const KeepsWhatWasTypedWhenItsCodeDoesNotCome: Story = {
  args: { load: () => loads.shift()?.() ?? failed },
  play: async ({ canvasElement, step }) => {
    const open = () => userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await step('The failure is said', async () => {
      await open()
      await userEvent.keyboard('Sal')
      refuse()
      await expect(await toasts().findByText(/^The form could not be loaded\./u)).toBeVisible()
    })
    await step('The next opening begins with the letters', async () => {
      await open()
      await userEvent.keyboard('e')
      later.come()
      await expect(await screen.findByText('Its form: Sale')).toBeVisible()
    })
    await step('Closed and opened again, it begins empty', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await open()
      await expect(await screen.findByText('Its form:')).toBeVisible()
    })
  },
}
