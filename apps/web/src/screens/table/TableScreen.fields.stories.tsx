import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildTacticField } from '@throughline/test-support/builders'
import { expect, waitFor } from 'storybook/test'
import { guide, reminder } from './fixtures/table-items'
import { expectCell, heads, row } from './fixtures/table-page'
import { createTableServer } from './fixtures/table-server'
import { tableMeta } from './fixtures/TableHost'

const meta = {
  ...tableMeta,
  title: 'Screens/Planning/Table/Universal fields',
  tags: ['!autodocs', '!visual'],
} satisfies Meta<typeof tableMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const code = buildTacticField({ id: 70, name: 'Budget code' })
const ofCode = (value: string) => ({ typeValues: [{ id: 5001, tacticFieldId: code.id, value }] })
const VALUES_READ = 'GET /plans/12/universal-field-values'

const server = createTableServer({
  fields: [code, buildTacticField({ id: 71, name: 'Sketch', type: 'image' })],
  tactics: [{ ...guide, ...ofCode('B-7') }, reminder],
})

export const ShowsTheirValues: Story = {
  args: { server },
  play: async ({ step }) => {
    await row(guide.title)
    await waitFor(async () => expect(await heads()).toContain('Budget code'))
    await expect(await heads()).not.toContain('Sketch')
    await expectCell(guide.title, 'Budget code', 'B-7')
    await expectCell(reminder.title, 'Budget code', /^$/u)
    await expect(server.requests()).toContain(VALUES_READ)
    await step('A value that somebody else enters appears', async () => {
      server.changeByOtherUsers(reminder.id, ofCode('C-1'))
      await expectCell(reminder.title, 'Budget code', 'C-1')
    })
  },
}
