import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from './fixtures/table-items'
import { expectCell, expectToast, pressUndo, row } from './fixtures/table-page'
import { createTableServer } from './fixtures/table-server'
import { tableMeta } from './fixtures/TableHost'

const server = createTableServer()

const meta = {
  ...tableMeta,
  title: 'Screens/Planning/Table/Import',
  tags: ['!autodocs', '!visual'],
  args: { server, query: '?group=none' },
} satisfies Meta<typeof tableMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the import from the options of the view, and chooses a file. */
async function importFile(lines: readonly string[]) {
  await userEvent.click(screen.getByRole('button', { name: 'View options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import from a file' }))
  const name = /^Import into .*National plan/u
  const dialog = within(await screen.findByRole('dialog', { name }))
  const input = document.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  await userEvent.upload(input, new File([lines.join('\n')], 'agency.csv', { type: 'text/csv' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }))
  return dialog
}

export const ImportsWhatIsRightAndTakesItBack: Story = {
  play: async ({ step }) => {
    await row(guide.title)
    await step('Nothing that is wrong', async () => {
      const dialog = await importFile([
        'Title,Channel,Type,Start,End',
        'Agency radio,Emial,Promotional,2026-11-25,2026-11-26',
      ])
      await expect((await dialog.findAllByText('1 with a problem'))[0]).toBeVisible()
      await expect(dialog.getByRole('button', { name: /^Import/u })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(server.imports()).toEqual([])
    })
    await step('A new tactic, which is checked and imported', async () => {
      const dialog = await importFile([
        'Title,Channel,Type,Start,End,Estimated cost',
        'Agency radio,Email,Promotional,2026-11-25,2026-11-26,700',
      ])
      await expect((await dialog.findAllByText('1 new'))[0]).toBeVisible()
      await expect(server.imports()).toEqual([])
      await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 tactic' }))
      await expectToast('1 tactic created.')
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('The table shows it', async () => {
      await row('Agency radio')
      await expectCell('Agency radio', 'Est', '700')
      await expectCell('Total', 'Est', '12,200')
    })
    await step('One Undo takes it back', async () => {
      await pressUndo()
      await expectToast('The import was undone: 1 tactic.')
      await waitFor(() =>
        expect(screen.queryByRole('rowheader', { name: /Agency radio/u })).toBeNull(),
      )
    })
  },
}
