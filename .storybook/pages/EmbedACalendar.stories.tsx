import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'

import { EmbeddedPlanner } from '../../examples/product/src/planner/EmbeddedPlanner'
import { token } from '@throughline/ui/theme'

const Host = styled.div`
  display: grid;
  grid-template-rows: 680px auto;
  background: ${token('color-surface')};
`

const Log = styled.ol`
  block-size: 120px;
  margin: 0;
  padding: ${token('space-2')} ${token('space-4')};
  overflow: auto;
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-sunken')};
  color: ${token('color-ink-muted')};
  font-family: ${token('font-mono')};
  font-size: ${token('text-dense')};
  list-style: none;
`

/** The planner of the example product, with what it asks of its host written below. */
function PlannerWithLog({ weekStartDay }: { weekStartDay: 'sunday' | 'monday' }) {
  const [entries, setEntries] = useState<readonly string[]>([])
  const handleLog = useCallback(({ text }: { text: string }) => {
    setEntries((before) => [...before, text])
  }, [])
  return (
    <Host>
      <EmbeddedPlanner now="2026-11-18T09:40:00" weekStartDay={weekStartDay} onLog={handleLog} />
      <Log aria-label="What the host was asked for" tabIndex={0}>
        {entries.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a log only grows at its end
          <li key={at}>{entry}</li>
        ))}
      </Log>
    </Host>
  )
}

const meta = {
  title: 'Guides/Embed a calendar',
  tags: ['!autodocs'],
  parameters: { isFullScreen: true, controls: { disable: true }, toolbar: ['weekStartDay'] },
  render: (_args, { globals }) => (
    <PlannerWithLog weekStartDay={globals['weekStartDay'] === 'monday' ? 'monday' : 'sunday'} />
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const LiveExample: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const log = within(canvas.getByRole('list', { name: 'What the host was asked for' }))
    await step('It loads the days on show', async () => {
      await expect(log.getByText('Load 2026-11-01 to 2026-12-05')).toBeVisible()
    })
    const mail = () => canvas.getByRole('button', { name: /^Black Friday mail/u })
    await step('A move is the host’s to make, and to take back', async () => {
      mail().focus()
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
      await expect(mail()).toHaveAccessibleName('Black Friday mail, Email, 11/26/26')
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(mail()).toHaveAccessibleName('Black Friday mail, Email, 11/27/26')
    })
    await step('A veto says why', async () => {
      canvas.getByRole('button', { name: /^10:30 Press preview/u }).focus()
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
      await expect(log.getByText('Refused: agreed')).toBeVisible()
      const body = within(canvasElement.ownerDocument.body)
      await expect(await body.findByText(/^The press has been told/u)).toBeVisible()
    })
    await step('Filters are the host’s state', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
      await userEvent.click(await canvas.findByRole('checkbox', { name: /^Holiday Gifting/u }))
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: /^Black Friday/u })).toBeNull(),
      )
      await userEvent.click(canvas.getByRole('button', { name: /^Remove .*Holiday Gifting/u }))
      await expect(await canvas.findByRole('button', { name: /^Black Friday mail/u })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Close filters' }))
    })
    await step('The editor has the host’s fields, and asks it before it saves', async () => {
      await userEvent.click(mail())
      const editor = within(await canvas.findByRole('dialog', { name: 'Edit tactic' }))
      await expect(editor.queryByRole('spinbutton', { name: 'Impressions' })).toBeNull()
      await expect(editor.getByRole('textbox', { name: 'Actual cost' })).toHaveAttribute('readonly')
      await userEvent.type(editor.getByRole('textbox', { name: 'Approval number' }), 'A-1042')
      await userEvent.click(editor.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(log.getAllByText('Saved “Black Friday mail”.')).toHaveLength(2))
    })
    await step('A veto of the host stops a deletion', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /VIP evening/u }))
      const editor = within(await canvas.findByRole('dialog', { name: 'Edit tactic' }))
      await userEvent.click(editor.getByRole('button', { name: 'Delete' }))
      await expect(await editor.findByText(/^A flagged tactic stays/u)).toBeVisible()
      await userEvent.click(editor.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
    await step('Another view asks for the days that it shows', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
      const [loading] = await log.findAllByText('Load 2026-11-18 to 2026-11-18')
      await expect(loading).toBeVisible()
    })
    await step('The flow asks for the days of its timeline', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Flow' }))
      const [loading] = await log.findAllByText('Load 2026-01-01 to 2026-12-31')
      await expect(loading).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Later dates' }))
      await expect(await log.findByText('Load 2027-01-01 to 2027-12-31')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    })
    await step('Its slots are filled by the host', async () => {
      const approved = await canvas.findByText('Gift guide launch', { selector: 'strong' })
      await expect(approved).toBeVisible()
      await expect(canvas.getByText('Agreed')).toBeVisible()
      await expect(
        canvas.getByRole('gridcell', { name: 'Variance of Newsletter: 380' }),
      ).toHaveTextContent('380')
      await expect(
        canvas.getByRole('gridcell', { name: 'Variance of Window: 0' }),
      ).toHaveTextContent('–')
    })
    await step('Zoom and closed sections are the host’s state', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Quarter' }))
      await userEvent.click(canvas.getByRole('button', { name: /^Email/u }))
      await waitFor(() => expect(canvas.queryByText(/^Gift guide launch/u)).toBeNull())
      await userEvent.click(canvas.getByRole('button', { name: /^Email/u }))
    })
    await step('An item that goes to another row gets the type of that row', async () => {
      canvas.getByRole('button', { name: /^Gift guide launch/u }).focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(() =>
        expect(
          canvas.getByRole('gridcell', { name: 'Estimate of Promotional: 4,500' }),
        ).toBeVisible(),
      )
    })
  },
}
