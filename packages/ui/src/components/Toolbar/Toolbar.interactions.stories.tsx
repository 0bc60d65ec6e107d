import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { Toolbar } from './Toolbar'
import { mixedControls, onAction, overflowing, toolbarStories } from './Toolbar.story-host'
import { ToolbarItem } from './ToolbarItem'

const meta = {
  ...toolbarStories,
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
} satisfies Meta<typeof Toolbar>

export default meta
type Story = StoryObj<typeof meta>

export const IsOneStopOfTab: Story = {
  args: { label: 'Rows', children: mixedControls },
  render: (args) => (
    <>
      <Toolbar {...args} />
      <div dir="rtl">
        <Toolbar {...args} label="From right to left" />
      </div>
    </>
  ),
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('toolbar', { name: 'Rows' })
    const controls = within(bar)
    await step('Arrows go from control to control, radios counting as one', async () => {
      await userEvent.tab()
      await expect(controls.getByRole('button', { name: 'Group' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(controls.getByRole('radio', { name: 'Day' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(controls.getByRole('textbox')).toHaveFocus()
    })
    await step('In a text the arrows move the caret first', async () => {
      await userEvent.keyboard('ab{ArrowLeft}')
      await expect(controls.getByRole('textbox')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(controls.getByRole('button', { name: 'Delete' })).toHaveFocus()
    })
    await step('Tab leaves, and comes back to the same place', async () => {
      await userEvent.tab()
      await expect(bar).not.toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      )
      await userEvent.tab({ shift: true })
      await expect(controls.getByRole('button', { name: 'Delete' })).toHaveFocus()
    })
    await step('Home and round by the left', async () => {
      await userEvent.keyboard('{Home}')
      await expect(controls.getByRole('button', { name: 'Group' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(controls.getByRole('button', { name: 'Delete' })).toHaveFocus()
    })
    const mirrored = within(canvas.getByRole('toolbar', { name: 'From right to left' }))
    await step('From right to left the left arrow goes to the next control', async () => {
      await userEvent.tab()
      await expect(mirrored.getByRole('button', { name: 'Group' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(mirrored.getByRole('radio', { name: 'Day' })).toHaveFocus()
    })
    await step('The right arrow goes back, and from the first to the last', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(mirrored.getByRole('button', { name: 'Group' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(mirrored.getByRole('button', { name: 'Delete' })).toHaveFocus()
    })
  },
}

/* The buttons above change the content of the toolbar, as selecting rows does. */
function ChangingToolbar() {
  const [names, setNames] = useState(['Copy', 'Flag'])
  const [isLong, setIsLong] = useState(false)
  const [hasStatus, setHasStatus] = useState(false)
  const toggle = (name: string) => {
    setNames((before) =>
      before.includes(name) ? before.filter((each) => each !== name) : [...before, name],
    )
  }
  return (
    <div style={{ display: 'grid', gap: 16, width: 240 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          onClick={() => {
            toggle('Archive')
          }}
        >
          Change what is offered
        </Button>
        <Button
          onClick={() => {
            setIsLong(!isLong)
          }}
        >
          Change a name
        </Button>
        <Button
          onClick={() => {
            setHasStatus(!hasStatus)
          }}
        >
          Change what stands before
        </Button>
      </div>
      <Toolbar label="Chosen rows" moreLabel="More">
        {hasStatus ? <span>3 of 1,204 rows</span> : null}
        {names.map((name) => (
          <ToolbarItem key={name} menuItem={{ id: name, label: name }} onSelect={fn()}>
            <Button>{isLong && name === 'Copy' ? 'Copy into another plan' : name}</Button>
          </ToolbarItem>
        ))}
        <ToolbarItem menuItem={{ id: 'Delete', label: 'Delete' }} onSelect={fn()}>
          <Button>Delete</Button>
        </ToolbarItem>
      </Toolbar>
    </div>
  )
}

export const PutsTheRestIntoAMenu: Story = {
  render: () => (
    <>
      <ChangingToolbar />
      <div style={{ width: 280 }}>
        <Toolbar label="All actions" moreLabel="More">
          {overflowing}
        </Toolbar>
      </div>
    </>
  ),
  play: async ({ canvas, step }) => {
    onAction.mockClear()
    const all = within(canvas.getByRole('toolbar', { name: 'All actions' }))
    await step('What fits stays, the rest is out of reach', async () => {
      await expect(all.getByRole('button', { name: 'Copy' })).toBeVisible()
      await expect(all.queryByRole('button', { name: 'Delete' })).toBeNull()
    })
    await step('The menu has it, by keyboard', async () => {
      all.getByRole('button', { name: 'Copy' }).focus()
      await userEvent.keyboard('{End}')
      await expect(all.getByRole('button', { name: 'More' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard('{End}{Enter}')
      await expect(onAction).toHaveBeenLastCalledWith('Delete')
    })
    const changing = within(canvas.getByRole('toolbar', { name: 'Chosen rows' }))
    const isInLine = (name: string) => changing.queryByRole('button', { name }) !== null
    await step('At first everything fits', async () => {
      await expect(isInLine('Delete')).toBe(true)
      await expect(isInLine('More')).toBe(false)
    })
    const causes = ['Change what is offered', 'Change a name', 'Change what stands before']
    for (const cause of causes) {
      await step(`${cause}: the last one moves into the menu, and back`, async () => {
        const change = canvas.getByRole('button', { name: cause })
        await userEvent.click(change)
        await waitFor(() => expect(isInLine('Delete')).toBe(false))
        await expect(isInLine('More')).toBe(true)
        await userEvent.click(change)
        await waitFor(() => expect(isInLine('Delete')).toBe(true))
        await expect(isInLine('More')).toBe(false)
      })
    }
  },
}
