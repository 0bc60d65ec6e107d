import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '@throughline/ui/TextField'
import { useState, type ReactNode } from 'react'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { DetailEditor } from './DetailEditor'
import { editorArgs } from './fixtures/editor-args'
import { EditorHost } from './fixtures/EditorHost'

const meta = {
  title: 'Planner views/Editing/DetailEditor/Hosts',
  component: DetailEditor,
  parameters: { isFullScreen: true, docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { ...editorArgs, values: { ...editorArgs.values, title: 'VIP early bird' } },
  render: (args, { name }) => <EditorHost key={name} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

/** A page whose button opens the editor below it. */
function PageOfHost({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Open the item
      </button>
      {isOpen ? children : null}
    </>
  )
}

export const TakesFieldsAndDecisionsOfTheHost: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, mount, step }) => {
    await step('Hides and locks fields', async () => {
      await mount(
        <EditorHost
          {...args}
          fieldSettings={{
            channelId: 'read-only',
            estimatedCost: 'read-only',
            impressions: 'hidden',
            ratingPoints: 'hidden',
            'custom:502': 'hidden',
            isUnscheduled: 'hidden',
          }}
        />,
      )
      await expect(canvas.getByRole('combobox', { name: 'Channel' })).toHaveAttribute(
        'aria-readonly',
        'true',
      )
      await expect(canvas.getByRole('textbox', { name: 'Estimated cost' })).toHaveAttribute(
        'readonly',
      )
      await expect(canvas.queryByRole('spinbutton', { name: 'Impressions' })).toBeNull()
      await expect(canvas.queryByRole('textbox', { name: 'Landing page' })).toBeNull()
      await expect(canvas.queryByRole('switch', { name: 'Parking lot' })).toBeNull()
    })
    await step('Adds a field', async () => {
      await mount(
        <EditorHost
          {...args}
          extraFields={[
            {
              id: 'cost-centre',
              label: 'Cost centre',
              after: 'actualCost',
              render: ({ values, isReadOnly }) => (
                <TextField
                  label="Cost centre"
                  help={`For ${values.title}`}
                  defaultValue="4711"
                  isReadOnly={isReadOnly}
                />
              ),
            },
          ]}
        />,
      )
      const cost = canvas.getByRole('textbox', { name: 'Actual cost' })
      await userEvent.click(cost)
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Cost centre' })).toHaveFocus()
      await expect(canvas.getByText('For VIP early bird')).toBeVisible()
    })
    await step('Takes the focus of no control of the page', async () => {
      await mount(
        <PageOfHost>
          <EditorHost {...args} layout="page" />
        </PageOfHost>,
      )
      const opener = canvas.getByRole('button', { name: 'Open the item' })
      await userEvent.click(opener)
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible()
      await expect(opener).toHaveFocus()
    })
    await step('Stops a save', async () => {
      clearAllMocks()
      const beforeSave = fn(async (): Promise<boolean | string> => true).mockResolvedValueOnce(
        'The cost centre is closed until Monday.',
      )
      await mount(<EditorHost {...args} beforeSave={beforeSave} />)
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(await canvas.findByText('The cost centre is closed until Monday.')).toBeVisible()
      await expect(args.onSave).not.toHaveBeenCalled()
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('VIP early bird')
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
      await expect(canvas.queryByText('The cost centre is closed until Monday.')).toBeNull()
    })
    await step('Stops a delete', async () => {
      clearAllMocks()
      const beforeDelete = fn(() => true).mockReturnValueOnce(false)
      await mount(<EditorHost {...args} beforeDelete={beforeDelete} />)
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
      await expect(await canvas.findByText('This could not be done.')).toBeVisible()
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(args.onDelete).not.toHaveBeenCalled()
    })
    await step('Asks about the next delete, without the reason of the last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
      await expect(await screen.findByRole('alertdialog')).toBeVisible()
      await expect(canvas.queryByText('This could not be done.')).toBeNull()
    })
    await step('Saves a field of the host', async () => {
      clearAllMocks()
      await mount(
        <EditorHost
          {...args}
          values={editorArgs.values}
          hasExtraChanges
          extraFields={[
            {
              id: 'cost-centre',
              label: 'Cost centre',
              render: () => <TextField label="Cost centre" defaultValue="4712" />,
            },
          ]}
        />,
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
      await expect(args.onClose).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveBeenCalledWith({
        values: editorArgs.values,
        andThen: 'close',
      })
    })
  },
}

/** A bar of the host at the bottom of the page hides no button. */
export const LeavesRoomBelowItsButtons: Story = {
  tags: ['no-baseline'],
  beforeEach: () => {
    const { style } = document.documentElement
    style.setProperty('--tl-foot-inset', '64px')
    return () => {
      style.removeProperty('--tl-foot-inset')
    }
  },
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save' })
    const { bottom } = save.getBoundingClientRect()
    await expect(globalThis.innerHeight - bottom).toBeGreaterThanOrEqual(64)
  },
}
