import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@throughline/api-client'
import { buildTactic } from '@throughline/test-support/builders'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { TacticChange } from '../../data/tactic-changes'
import { FormHost } from '../../forms/fixtures/FormHost'
import { choose, editorArgs } from './fixtures/editor'
import { TacticEditorDialog } from './TacticEditorDialog'

const meta = {
  title: 'Screens/TacticEditor/Saving',
  component: TacticEditorDialog,
  tags: ['!autodocs'],
  args: editorArgs(),
  parameters: { isFullScreen: true },
  decorators: [
    (Story) => (
      <FormHost>
        <main style={{ blockSize: '100vh' }}>
          <Story />
        </main>
      </FormHost>
    ),
  ],
} satisfies Meta<typeof TacticEditorDialog>

export default meta
type Story = StoryObj<typeof meta>

export const KeepsWhatWasTypedWhenTheServerRefuses: Story = {
  args: {
    onCreate: fn(() =>
      Promise.reject(
        new ApiError({ kind: 'network', isTimeout: false }, 'The server could not be reached.'),
      ),
    ),
  },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^Title/), 'Gift guide')
    await choose('Channel', 'Email')
    await choose('Tactic type', 'Newsletter')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('The server could not be reached.')).toBeVisible()
    await expect(screen.getByLabelText(/^Title/)).toHaveValue('Gift guide')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const LetsAPersonChooseBetweenTwoVersions: Story = {
  args: {
    subject: { kind: 'stored', item: buildTactic() },
    onUpdate: fn(() =>
      Promise.reject(
        new ApiError(
          {
            kind: 'conflict',
            code: 'version_conflict',
            current: buildTactic({ version: 4, title: 'VIP late access' }),
          },
          'Changed meanwhile.',
        ),
      ),
    ),
  },
  play: async ({ step }) => {
    const title = screen.getByLabelText(/^Title/)
    await userEvent.clear(title)
    await userEvent.type(title, 'VIP preview')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await step('Their version is in view, mine still in the form', async () => {
      await expect(await screen.findByText(/It now reads: VIP late access/)).toBeVisible()
      await expect(title).toHaveValue('VIP preview')
    })
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
    await expect(title).toHaveValue('VIP late access')
  },
}

export const KeepsMineOverTheirVersion: Story = {
  args: {
    subject: { kind: 'stored', item: buildTactic() },
    onUpdate: fn(({ item }: TacticChange) =>
      item.version === 4
        ? Promise.resolve(buildTactic({ version: 5 }))
        : Promise.reject(
            new ApiError(
              {
                kind: 'conflict',
                code: 'version_conflict',
                current: buildTactic({ version: 4, title: 'VIP late access' }),
              },
              'Changed meanwhile.',
            ),
          ),
    ),
  },
  play: async ({ args }) => {
    const title = screen.getByLabelText(/^Title/)
    await userEvent.clear(title)
    await userEvent.type(title, 'VIP preview')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }))
    await expect(title).toHaveValue('VIP preview')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onUpdate).toHaveBeenLastCalledWith(
      expect.objectContaining({
        item: expect.objectContaining({ version: 4 }),
        changes: { title: 'VIP preview' },
      }),
    )
  },
}

export const SavesOnceWhenSubmittedTwice: Story = {
  args: {
    subject: { kind: 'stored', item: buildTactic() },
    onUpdate: fn(() => new Promise<never>(() => undefined)),
  },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^Title/), ' 2')
    const save = screen.getByRole('button', { name: 'Save' })
    await userEvent.dblClick(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(save)
    await expect(save).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onUpdate).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
