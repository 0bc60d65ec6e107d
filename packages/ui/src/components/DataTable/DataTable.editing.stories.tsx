import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState } from 'react'
import { clearAllMocks, expect, fn, userEvent, waitFor } from 'storybook/test'

import { TextField } from '../TextField'
import type { DataTableEdit } from './DataTableBody'
import type { DataTableColumn } from './data-table-column'
import { TacticTable, tacticTableArgs, type TacticTableProps } from './story-table'
import { storyTactics, type StoryTactic } from '../../fixtures/story-tactics'

const meta = {
  title: 'Components/Data/DataTable',
  component: TacticTable,
  tags: ['!autodocs'],
  args: tacticTableArgs,
} satisfies Meta<typeof TacticTable>

export default meta
type Story = StoryObj<typeof meta>

const editableColumns = (
  draft: { topic: string; owner: string },
  onDraft: (draft: { topic: string; owner: string }) => void,
): readonly DataTableColumn<StoryTactic>[] => [
  {
    id: 'topic',
    header: 'Topic',
    isRowHeader: true,
    value: (tactic) => tactic.topic,
    renderEditor: ({ label, error, isBusy }) => (
      <TextField
        label={label}
        isLabelHidden
        value={draft.topic}
        isReadOnly={isBusy}
        {...(error === undefined ? null : { error })}
        onChange={({ value }) => {
          onDraft({ ...draft, topic: value })
        }}
      />
    ),
  },
  { id: 'channel', header: 'Channel', width: 140, value: (tactic) => tactic.channel },
  {
    id: 'owner',
    header: 'Owner',
    width: 200,
    value: (tactic) => tactic.owner,
    renderEditor: ({ label, error, isBusy }) => (
      <TextField
        label={label}
        isLabelHidden
        value={draft.owner}
        isReadOnly={isBusy}
        {...(error === undefined ? null : { error })}
        onChange={({ value }) => {
          onDraft({ ...draft, owner: value })
        }}
      />
    ),
  },
]

const nobody = { topic: '', owner: '' }

/** So many columns that those far from the view are not drawn. */
const months: readonly DataTableColumn<StoryTactic>[] = Array.from({ length: 58 }, (_, index) => ({
  id: `month-${index + 1}`,
  header: `Month ${index + 1}`,
  width: 96,
  value: () => index,
}))

const noColumns: readonly DataTableColumn<StoryTactic>[] = []

interface EditableTableProps extends TacticTableProps {
  /** Columns without an editor, before the last one. */
  moreColumns?: readonly DataTableColumn<StoryTactic>[]
}

/** Holds rows and a draft, as a screen would. */
function EditableTable({
  edit: initialEdit = null,
  moreColumns = noColumns,
  onEditConfirm,
  onEditCancel,
  ...props
}: EditableTableProps) {
  const [rows, setRows] = useState(props.rows)
  const [edit, setEdit] = useState<DataTableEdit | null>(initialEdit)
  const [draft, setDraft] = useState(
    () => rows.find(({ id }) => id === initialEdit?.rowId) ?? nobody,
  )
  return (
    <TacticTable
      {...props}
      rows={rows}
      columns={editableColumns(draft, setDraft).toSpliced(-1, 0, ...moreColumns)}
      edit={edit}
      onEditStart={({ row, rowId }) => {
        setDraft(row)
        setEdit({ rowId })
      }}
      onEditConfirm={(request) => {
        if (draft.topic.trim() === '') {
          setEdit({ rowId: request.rowId, errors: { topic: 'Enter a topic.' } })
          return
        }
        setRows(
          rows.map((row) =>
            row.id === request.rowId
              ? Object.assign({}, row, { topic: draft.topic, owner: draft.owner })
              : row,
          ),
        )
        setEdit(null)
        onEditConfirm?.(request)
      }}
      onEditCancel={(request) => {
        setEdit(null)
        onEditCancel?.(request)
      }}
    />
  )
}

const { onActivateCell: _opens, ...argsWithoutOpening } = tacticTableArgs

export const Editing: Story = {
  args: { rows: storyTactics(3) },
  render: sideBySide(
    EditableTable,
    [
      { name: 'Editing', props: { edit: { rowId: 2 } } },
      {
        name: 'With an error',
        props: { edit: { rowId: 2, errors: { topic: 'Another tactic has this topic.' } } },
      },
      { name: 'While it is saved', props: { edit: { rowId: 2, isBusy: true } } },
    ],
    { columnWidth: 976 },
  ),
}

export const EditsInPlace: Story = {
  args: {
    ...argsWithoutOpening,
    rows: storyTactics(4),
    canEditRow: ({ id }) => id !== 2,
    onEditConfirm: fn(),
    onEditCancel: fn(),
  },
  render: ({ onActivateCell: _none, ...args }) => <EditableTable {...args} />,
  play: async ({ canvas, args, mount, step }) => {
    await mount()
    const [first, second] = storyTactics(2)
    await step('Each row that can be edited has a button', async () => {
      await canvas.findByRole('button', { name: `Edit ${first?.topic}` })
      await expect(canvas.queryByRole('button', { name: `Edit ${second?.topic}` })).toBeNull()
    })
    await step('F2 on a cell edits it', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{F2}')
      const topic = canvas.getByRole('textbox', { name: 'Topic' })
      await expect(topic).toHaveFocus()
      await userEvent.clear(topic)
      await userEvent.keyboard('Gifts')
    })
    await step('Tab goes through the editors of the row', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Owner' })).toHaveFocus()
      await userEvent.keyboard('Ana')
    })
    await step('Enter saves, and the focus is back on the cell', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onEditConfirm).toHaveBeenCalledTimes(1)
      await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Gifts' })).toBeVisible())
      await expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('Gifts')
    })
    await step('Esc cancels', async () => {
      await userEvent.keyboard('{Home}{F2}')
      await userEvent.keyboard('No')
      await userEvent.keyboard('{Escape}')
      await expect(args.onEditCancel).toHaveBeenCalledTimes(1)
      await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Gifts' })).toHaveFocus())
    })
    await step('What is wrong stands at its cell', async () => {
      await userEvent.keyboard('{F2}')
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Topic' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(canvas.getByRole('textbox', { name: 'Topic' })).toBeInvalid()
      await expect(canvas.getByText('Enter a topic.')).toBeVisible()
    })
    await step('No key edits a row that cannot be edited', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Topic' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Gifts' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{F2}')
      await expect(canvas.queryByRole('textbox', { name: 'Topic' })).toBeNull()
      await userEvent.keyboard('{ArrowDown}{F2}')
      await expect(canvas.getByRole('textbox', { name: 'Topic' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
    })
    await step('F2 on a button of the row edits it, too', async () => {
      const button = await canvas.findByRole('button', { name: 'Edit Gifts' })
      button.focus()
      await userEvent.keyboard('{F2}')
      await expect(canvas.getByRole('textbox', { name: 'Topic' })).toHaveValue('Gifts')
    })
    await step('Tab leads to an editor that is out of view', async () => {
      await mount(<EditableTable key="wide" {...args} moreColumns={months} />)
      await userEvent.click(await canvas.findByRole('button', { name: `Edit ${first?.topic}` }))
      await userEvent.click(canvas.getByRole('textbox', { name: 'Topic' }))
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Owner' })).toHaveFocus()
    })
    await step('A row that is being saved is not saved again', async () => {
      clearAllMocks()
      await mount(<EditableTable key="busy" {...args} edit={{ rowId: 1, isBusy: true }} />)
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await userEvent.click(canvas.getByRole('textbox', { name: 'Topic' }))
      await userEvent.keyboard('{Enter}')
      await expect(args.onEditConfirm).not.toHaveBeenCalled()
    })
  },
}
