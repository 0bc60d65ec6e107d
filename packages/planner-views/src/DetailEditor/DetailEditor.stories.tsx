import type { Meta, StoryObj } from '@storybook/react-vite'
import { newItemForm } from '@throughline/domain/item-form'

import { DetailEditor } from './DetailEditor'
import { editorArgs } from './fixtures/editor-args'
import {
  initiativeItem,
  itemValues,
  seriesItem,
  buildItem,
  uploadFixture,
} from './fixtures/editor-items'
import { editorContext } from './fixtures/editor-plan'
import { EditorHost } from './fixtures/EditorHost'

const meta = {
  title: 'Planner views/Editing/DetailEditor',
  component: DetailEditor,
  parameters: {
    isFullScreen: true,
    docs: {
      story: { inline: false, iframeHeight: 760 },
    },
  },
  args: editorArgs,
  render: (args, { name }) => <EditorHost key={name} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

const context = editorArgs.context
const newTactic = newItemForm({ kind: 'tactic', preset: null }, context)
const initiative = itemValues(initiativeItem)
const series = itemValues(seriesItem)
const parked = itemValues(
  buildItem({
    isUnscheduled: true,
    startDate: '1970-01-01T00:00:00',
    endDate: '1970-01-01T00:00:00',
    relatedInitiativeIds: [],
  }),
)

export const Panel: Story = {}

export const Page: Story = { args: { layout: 'page', uploads: [uploadFixture] } }

export const NewTactic: Story = {
  args: { layout: 'page', item: null, values: newTactic, before: newTactic },
}

export const Initiative: Story = {
  args: { layout: 'page', item: initiativeItem, values: initiative, before: initiative },
}

export const Series: Story = { args: { item: seriesItem, values: series, before: series } }

/** Without dates, and in a plan without budgets and notes. */
export const ParkedWithoutBudgets: Story = {
  args: {
    values: parked,
    before: parked,
    context: editorContext({ plan: { useBudgets: false, isTacticSummaryFieldEnabled: false } }),
  },
}

export const NarrowPanel: Story = { args: { panel: { widthPixels: 320 } } }
