import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Schemas } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, problemResponse } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide, tableItems, tablePlan } from '../../screens/table/fixtures/table-items'
import { expectToast, row } from '../../screens/table/fixtures/table-page'
import { createTableServer } from '../../screens/table/fixtures/table-server'
import { TableHost } from '../../screens/table/fixtures/TableHost'

const meta = {
  title: 'Screens/Planning/Import',
  component: TableHost,
  tags: ['!autodocs', 'no-baseline'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: createTableServer(), query: '?group=none' },
} satisfies Meta<typeof TableHost>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the import, and chooses a file. */
async function chooseFile(lines: readonly string[]) {
  await userEvent.click(screen.getByRole('button', { name: 'View options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import from a file' }))
  const name = /^Import into .*National plan/u
  const dialog = within(await screen.findByRole('dialog', { name }))
  const input = document.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  await userEvent.upload(input, new File([lines.join('\n')], 'agency.csv', { type: 'text/csv' }))
  await dialog.findByRole('button', { name: 'Continue' })
  return dialog
}

/** A server whose first import fails. Records the keys of all imports. */
function createFailingServer() {
  const server = createPlanningServer({ plans: [tablePlan()], tactics: tableItems })
  const keys: (string | null)[] = []
  server.client.http.use({
    onRequest: async ({ request, schemaPath }) => {
      if (schemaPath !== '/plans/{id}/imports') return undefined
      const { isPreview }: Schemas['ItemImport'] = await request.json()
      if (!isPreview) keys.push(request.headers.get('idempotency-key'))
      if (keys.length === 1) return problemResponse(500, 'internal_error')
      const report: Schemas['ItemImportResult'] = {
        bulkChangeId: isPreview ? null : 9001,
        created: 1,
        updated: 0,
        unchanged: 0,
        refused: 0,
        rows: [{ row: 2, outcome: 'create', itemId: null, changes: [], problems: [] }],
      }
      return Response.json(report)
    },
  })
  return { server, keys }
}

const failing = createFailingServer()

export const SendsTheSameImportAfterAFailure: Story = {
  args: { server: failing.server },
  play: async ({ step }) => {
    await row(guide.title)
    const dialog = await chooseFile(['Title,Channel,Type', 'Agency radio,Email,Promotional'])
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    const apply = await dialog.findByRole('button', { name: 'Import 1 tactic' })
    await step('What failed is told, and the check stays', async () => {
      await userEvent.click(apply)
      await waitFor(() => expect(failing.keys).toHaveLength(1))
      await waitFor(() => expect(apply).toBeEnabled())
      await expect(dialog.getAllByRole('row', { name: /Agency radio/u })[0]).toBeVisible()
    })
    await step('Another try is the same request, so that it is made once', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Import 1 tactic' }))
      await expectToast('1 tactic created.')
      await expect(failing.keys).toHaveLength(2)
      await expect(failing.keys[1]).toBe(failing.keys[0])
      await expect(failing.keys[0]).toMatch(/^[0-9a-f]{32}$/u)
    })
  },
}

/** A server that answers checks of imports when the story says so: only the first finds nothing to import. */
function createSlowServer() {
  const server = createPlanningServer({ plans: [tablePlan()], tactics: tableItems })
  const checks: ((response: Response) => void)[] = []
  server.client.http.use({
    onRequest: ({ schemaPath }) =>
      schemaPath === '/plans/{id}/imports'
        ? new Promise<Response>((resolve) => {
            checks.push(resolve)
          })
        : undefined,
  })
  const answer = (at: number): Response => {
    const outcome = at === 0 ? 'refused' : 'create'
    const report: Schemas['ItemImportResult'] = {
      bulkChangeId: null,
      created: at === 0 ? 0 : 1,
      updated: 0,
      unchanged: 0,
      refused: at === 0 ? 1 : 0,
      rows: [{ row: 2, outcome, itemId: null, changes: [], problems: [] }],
    }
    const response = Response.json(report)
    checks[at]?.(response)
    return response
  }
  return { server, checks, answer }
}

const slow = createSlowServer()

export const ShowsTheLastCheckOnly: Story = {
  args: { server: slow.server },
  play: async ({ step }) => {
    await row(guide.title)
    const dialog = await chooseFile(['Title,Channel,Type', 'Agency radio,Email,Promotional'])
    await step('Checked, and checked again before the first answer', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(slow.checks).toHaveLength(1))
      await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(slow.checks).toHaveLength(2))
    })
    await step('The answer of the first check, which comes last, changes nothing', async () => {
      slow.answer(1)
      await dialog.findByRole('button', { name: 'Import 1 tactic' })
      const late = slow.answer(0)
      await waitFor(() => expect(late.bodyUsed).toBe(true))
      await userEvent.tab()
      await expect(dialog.getByRole('button', { name: 'Import 1 tactic' })).toBeVisible()
    })
  },
}

const reading = createTableServer()

export const ReadsChecksAndRemembersFiles: Story = {
  args: { server: reading },
  play: async ({ step }) => {
    await row(guide.title)
    const cancel = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await step('The columns are those of the chosen separator', async () => {
      const dialog = await chooseFile(['Title;Channel;Type', 'Agency "radio";Email;Promotional'])
      const choose = async (option: RegExp) => {
        await userEvent.click(dialog.getByRole('combobox', { name: 'Separator' }))
        await userEvent.click(await screen.findByRole('option', { name: option }))
      }
      await choose(/^Comma/u)
      await expect(
        await dialog.findByRole('combobox', { name: 'Title;Channel;Type' }),
      ).toBeVisible()
      await choose(/^Semicolon/u)
      await expect(await dialog.findByRole('combobox', { name: 'Channel' })).toBeVisible()
      await cancel()
    })
    await step('The old title is below the new one, and empty cells change nothing', async () => {
      const dialog = await chooseFile([`Title,Est,Id`, `Renamed,,${guide.id}`])
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      const changed = within(await dialog.findByRole('row', { name: /Renamed/u }))
      await expect(changed.getByText(new RegExp(`^was .*${guide.title}`, 'u'))).toBeVisible()
      await expect(changed.queryByText('Cleared')).toBeNull()
      await cancel()
    })
    const lines = ['Kampagne,Channel,Type,Wer', 'Agency radio,Email,Promotional,Dana']
    await step('A header that nobody knows is given a field', async () => {
      const dialog = await chooseFile(lines)
      const column = dialog.getByRole('combobox', { name: 'Kampagne' })
      await expect(column).toHaveTextContent('Not imported')
      await userEvent.click(column)
      await userEvent.click(await screen.findByRole('option', { name: /^Title/u }))
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
      await dialog.findByRole('button', { name: 'Import 1 tactic' })
      await cancel()
    })
    await step('The next file with the header needs no choice', async () => {
      const dialog = await chooseFile(lines)
      await expect(dialog.getByRole('combobox', { name: 'Kampagne' })).toHaveTextContent('Title')
      await expect(dialog.getByRole('combobox', { name: 'Wer' })).toHaveTextContent('Not imported')
      await cancel()
    })
    const dialog = await chooseFile([`Title,Id,Version`, `Renamed,${guide.id},${guide.version}`])
    await step(
      'Nothing is imported that changed since the check, and the row says why',
      async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
        const apply = await dialog.findByRole('button', { name: 'Import 1 tactic' })
        reading.changeByOtherUsers(guide.id, { isFlagged: true }, { isReported: false })
        await userEvent.click(apply)
        await expect(
          await dialog.findByText(
            'Nothing was imported: 1 row has a problem since it was checked.',
          ),
        ).toBeVisible()
        await expect(dialog.getByText(/^It was changed by somebody else/u)).toBeVisible()
        await expect(reading.item(guide.id)?.title).toBe(guide.title)
      },
    )
    await step('It can be skipped, and nothing is left to do', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Skip 1 row with a problem' }))
      await expect(await dialog.findByText(/^There is nothing to import/u)).toBeVisible()
    })
  },
}
