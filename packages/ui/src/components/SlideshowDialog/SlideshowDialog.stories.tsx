import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartNoAxesColumn, PiggyBank, Table2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button'
import { Icon } from '../Icon'
import { SlideshowDialog, type SlideshowDialogProps } from './SlideshowDialog'
import { englishSlideshowDialogLabels } from './SlideshowDialog.labels'

function ControlledSlideshow(props: SlideshowDialogProps) {
  const [index, setIndex] = useState(props.index)
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button
        onClick={() => {
          setIndex(0)
          setIsOpen(true)
        }}
      >
        How It Works
      </Button>
      <SlideshowDialog
        {...props}
        isOpen={isOpen}
        index={index}
        onIndexChange={(change) => {
          setIndex(change.index)
          props.onIndexChange(change)
        }}
        onDone={() => {
          setIsOpen(false)
          props.onDone()
        }}
        onClose={(request) => {
          setIsOpen(false)
          props.onClose(request)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/SlideshowDialog',
  component: SlideshowDialog,
  args: {
    isOpen: true,
    title: 'How It Works',
    slides: [
      {
        id: 'total',
        title: 'Set a total',
        text: 'A plan has one budget. Give it a total, and the dates between which it is spent.',
        picture: <Icon icon={PiggyBank} size={56} />,
      },
      {
        id: 'split',
        title: 'Split it by channel',
        text: 'Each channel and tactic type gets its share. What is left over stays in view.',
        picture: <Icon icon={Table2} size={56} />,
      },
      {
        id: 'compare',
        title: 'Compare as you go',
        text: 'Estimated and actual costs of tactics add up by themselves.',
        picture: <Icon icon={ChartNoAxesColumn} size={56} />,
      },
    ],
    index: 0,
    labels: englishSlideshowDialogLabels,
    onIndexChange: fn(),
    onClose: fn(),
    onDone: fn(),
  },
  argTypes: { slides: { control: false }, labels: { control: false } },
  render: (args) => <ControlledSlideshow {...args} />,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 560 },
    },
  },
} satisfies Meta<typeof SlideshowDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: {
    slides: [
      {
        id: 'long',
        title:
          'Northfield-Department-Stores-spring-and-summer-wardrobe-relaunch of all western regions',
        text: 'Each channel and tactic type gets its share. '.repeat(12),
        picture: <Icon icon={PiggyBank} size={56} />,
      },
    ],
  },
}

export const RightToLeft: Story = {
  args: {
    title: 'كيف يعمل',
    slides: [
      { id: 'a', title: 'حدد المجموع', text: 'للخطة ميزانية واحدة.' },
      { id: 'b', title: 'قسّمها', text: 'لكل قناة حصتها.' },
    ],
  },
  globals: { direction: 'rtl' },
}

export const IsReadByKeysAndDots: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'How It Works' })
    await userEvent.click(opener)
    const heading = () => canvas.getByRole('heading', { level: 3 })
    await step('Enter leads on; the number is announced', async () => {
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(heading()).toHaveTextContent('Split it by channel')
      await expect(canvas.getByText('Slide 2 of 3')).toBeInTheDocument()
    })
    await step('Arrows, Home and End', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(heading()).toHaveTextContent('Set a total')
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 0 })
      await userEvent.keyboard('{End}')
      await expect(heading()).toHaveTextContent('Compare as you go')
    })
    await step('The last button ends it and the focus is back', async () => {
      await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onDone).toHaveBeenCalledTimes(1)
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
    await step('A dot leads to its slide', async () => {
      await userEvent.click(opener)
      const dot = canvas.getByRole('button', { name: 'Slide 3 of 3: Compare as you go' })
      await userEvent.click(dot)
      await expect(dot).toHaveAttribute('aria-current', 'true')
      await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
      await expect(heading()).toHaveTextContent('Split it by channel')
    })
  },
}
