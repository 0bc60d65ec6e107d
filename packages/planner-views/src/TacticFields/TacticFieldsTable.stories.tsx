import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { buildField, tacticFields } from './fixtures/fields'
import { TacticFieldsTable } from './TacticFieldsTable'
import type { TacticFieldsTableProps } from './TacticFieldsTable.types'

const meta = {
  title: 'Planner views/Settings/TacticFieldsTable',
  component: TacticFieldsTable,
  args: {
    label: 'Universal Tactic Fields',
    fields: tacticFields,
    emptyText: 'No fields yet',
    onAdd: fn<TacticFieldsTableProps['onAdd']>(async () => undefined),
    onUpdate: fn<TacticFieldsTableProps['onUpdate']>(async () => undefined),
    onReorder: fn<TacticFieldsTableProps['onReorder']>(async () => undefined),
    onDelete: fn<TacticFieldsTableProps['onDelete']>(async () => undefined),
    describeDeletion: () => 'Deletes 12 values on tactics.',
  },
} satisfies Meta<typeof TacticFieldsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async () => {
    await expect(screen.getByText('Offer code')).toBeVisible()
    await expect(screen.queryByRole('button')).toBeNull()
    await expect(screen.queryByRole('form')).toBeNull()
  },
}

export const Empty: Story = {
  args: { fields: [] },
  play: async () => {
    await expect(screen.getByText('No fields yet')).toBeVisible()
    await expect(screen.getByRole('form', { name: 'New field' })).toBeVisible()
  },
}

const LONG =
  'A very long sentence about what is to be entered here, by whom, and until when, so that nobody has to ask'

export const LongTextsInLittleRoom: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    fields: [
      buildField({
        id: 1,
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen of the spring campaign',
        type: 'richtext',
        description: LONG,
        helpText: LONG,
      }),
      buildField({ id: 2, name: 'رمز العرض', description: 'قيمة العرض' }),
    ],
  },
}

export const Many: Story = {
  tags: ['!visual'],
  args: {
    fields: Array.from({ length: 100 }, (_, at) =>
      buildField({ id: at + 1, name: `Field ${at + 1}` }),
    ),
  },
  play: async () => {
    await expect(screen.getByText('Field 100')).toBeInTheDocument()
  },
}
