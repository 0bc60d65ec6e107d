import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'

import { SortableGroups, type SortableGroup, type SortableGroupsProps } from './SortableGroups'
import { englishSortableGroupsLabels } from './SortableGroups.labels'

const tags: readonly SortableGroup[] = [
  {
    id: 'objective',
    label: 'Objective',
    items: [
      { id: 'awareness', label: 'Awareness' },
      { id: 'traffic', label: 'Store traffic' },
      { id: 'loyalty', label: 'Loyalty' },
    ],
  },
  { id: 'segment', label: 'Target Segment', items: [], emptyText: 'Drop a tag here.' },
  {
    id: 'journey',
    label: 'Journey Phase',
    items: [
      { id: 'discover', label: 'Discover' },
      { id: 'decide', label: 'Decide' },
    ],
  },
]

function ControlledGroups({ groups: groupsFirst, ...rest }: SortableGroupsProps) {
  const [groups, setGroups] = useState(groupsFirst)
  return (
    <SortableGroups
      {...rest}
      groups={groups}
      onMove={(change) => {
        setGroups((before) => {
          const items = new Map(
            before.flatMap((group) => group.items.map((item) => [item.id, item])),
          )
          return before.map((group) => ({
            ...group,
            items: (change.groups.find(({ id }) => id === group.id)?.itemIds ?? []).flatMap(
              (id) => items.get(id) ?? [],
            ),
          }))
        })
        rest.onMove(change)
      }}
    />
  )
}

const nameOf: SortableGroupsProps['renderItem'] = ({ item }) => item.label

const meta = {
  title: 'Components/Data/SortableGroups',
  component: SortableGroups,
  args: {
    groups: tags,
    renderItem: nameOf,
    onMove: fn(),
    labels: englishSortableGroupsLabels,
  },
  argTypes: { groups: { control: false }, labels: { control: false } },
  render: (args) => <ControlledGroups {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortableGroups>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    ControlledGroups,
    [
      { name: 'Cards in columns', props: { layout: 'columns', variant: 'cards' } },
      { name: 'Read only', props: { isReadOnly: true } },
      {
        name: 'Columns from right to left',
        dir: 'rtl',
        props: {
          layout: 'columns',
          groups: [
            { id: 'one', label: 'الهدف', items: [{ id: 'a', label: 'الوعي' }] },
            { id: 'two', label: 'المرحلة', items: [{ id: 'b', label: 'الاكتشاف' }] },
          ],
        },
      },
    ],
    { columnWidth: 476 },
  ),
  // The regions of the groups have one name here; a page has them once.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
}

export const MovesAcrossGroupsByKeyboard: Story = {
  render: (args) => (
    <>
      <div data-testid="rows">
        <ControlledGroups {...args} />
      </div>
      <div data-testid="columns">
        <ControlledGroups {...args} layout="columns" />
      </div>
    </>
  ),
  play: async ({ canvas, args, step }) => {
    const rows = within(canvas.getByTestId('rows'))
    const handle = () => rows.getByRole('button', { name: 'Reorder Loyalty' })
    await step('Past the end comes the next group, empty or not', async () => {
      handle().focus()
      await userEvent.keyboard(' {ArrowDown}')
      await expect(
        rows.getByText('Loyalty moved to Target Segment, position 1 of 1.'),
      ).toBeInTheDocument()
      await expect(
        within(rows.getByRole('list', { name: 'Target Segment' })).getByText('Loyalty'),
      ).toBeVisible()
      await expect(handle()).toHaveFocus()
    })
    await step('Space drops it there', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({
          id: 'loyalty',
          fromGroupId: 'objective',
          toGroupId: 'journey',
          toIndex: 1,
        }),
      )
      await expect(handle()).toHaveFocus()
    })
    const markByPointer = async (place: typeof rows) => {
      const groups = place.getAllByRole('list').slice(0, 3)
      const looks = () => groups.map((group) => getComputedStyle(group).borderTopColor)
      const before = looks()
      const from = place.getByRole('button', { name: 'Reorder Awareness' })
      const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse' }
      const over = (element: Element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return { ...pointer, clientX: left + 12, clientY: top + height / 2 }
      }
      await fireEvent.pointerDown(from, over(from))
      for (const [at, group] of groups.entries()) {
        await fireEvent.pointerMove(from, over(group))
        await waitFor(() => expect(looks()[at]).not.toBe(before[at]))
        await expect(looks().filter((look, each) => look !== before[each])).toHaveLength(1)
      }
      await userEvent.keyboard('{Escape}')
      await expect(looks()).toEqual(before)
      await fireEvent.pointerUp(from, { ...over(from), buttons: 0 })
    }
    await step('A pointer marks the group that it is over, and no other', async () => {
      await markByPointer(rows)
    })
    const columns = within(canvas.getByTestId('columns'))
    await step('Between columns the arrows to the sides move it', async () => {
      columns.getByRole('button', { name: 'Reorder Store traffic' }).focus()
      await userEvent.keyboard(' {ArrowRight}{ArrowRight} ')
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'traffic', toGroupId: 'journey', toIndex: 0 }),
      )
    })
    await step('A pointer marks the column that it is over', async () => {
      await markByPointer(columns)
    })
  },
}

const manyTags: readonly SortableGroup[] = ['Objective', 'Segment', 'Mood'].map((label) => ({
  id: label,
  label,
  items: Array.from({ length: 100 }, (_, index) => ({
    id: `${label}-${index}`,
    label: `${label} ${index + 1}`,
  })),
}))

export const DrawsRowsAsTheyComeNear: Story = {
  tags: ['!autodocs', '!visual'],
  args: {
    groups: manyTags,
    isLazy: true,
    renderItem: ({ item }) => <button type="button">Rename {item.label}</button>,
  },
  // Three hundred rows take axe longer than all else here.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const handle = (label: string) => canvas.getByRole('button', { name: `Reorder ${label}` })
    const rename = (label: string) => canvas.queryByRole('button', { name: `Rename ${label}` })
    await step('Far away there is only the label', async () => {
      await expect(rename('Objective 1')).toBeVisible()
      await expect(rename('Mood 100')).toBeNull()
      await expect(canvas.getByText('Mood 100')).toBeInTheDocument()
    })
    await step('A key reaches the last row, which is drawn whole and keeps the focus', async () => {
      handle('Objective 1').focus()
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(rename('Mood 100')).toBeVisible())
      await expect(handle('Mood 100')).toHaveFocus()
      await expect(rename('Segment 50')).toBeNull()
    })
    await step('It moves like any other', async () => {
      await userEvent.keyboard(' {Home} ')
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'Mood-99', toGroupId: 'Mood', toIndex: 0 }),
      )
      await expect(handle('Mood 100')).toHaveFocus()
      await waitFor(() => expect(rename('Mood 100')).toBeVisible())
    })
  },
}
