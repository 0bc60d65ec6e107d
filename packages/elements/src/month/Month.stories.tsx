import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { elementIn } from '../fixtures/in-element'
import { channels, gridItems } from '../fixtures/plan'
import type { ThroughlineElementProps } from '../react'
import './index'

/** The month as a page writes it. */
function Month(props: ThroughlineElementProps['throughline-month']) {
  return <throughline-month {...props} style={{ blockSize: 640 }} />
}

const meta = {
  title: 'Elements/Month',
  component: Month,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: { month: '2026-11', today: '2026-11-18', items: gridItems, channels },
} satisfies Meta<typeof Month>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithButtonsThatPage: Story = { args: { controls: true } }

export const AttributesAndPropertiesStayInStep: Story = {
  play: async ({ canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    await step('An attribute is the property', async () => {
      element.setAttribute('month', '2026-12')
      await expect(element.month).toBe('2026-12')
      await view.findByRole('grid', { name: /December 2026/ })
    })
    await step('A property is the attribute', async () => {
      element.month = '2027-01'
      element.readOnly = true
      await expect(element).toHaveAttribute('month', '2027-01')
      await expect(element).toHaveAttribute('read-only', '')
      await element.updateComplete
      await expect(view.getByRole('grid', { name: /January 2027/ })).toHaveAttribute(
        'aria-readonly',
        'true',
      )
    })
    await step('Without the attribute there is no value', async () => {
      element.removeAttribute('read-only')
      element.removeAttribute('month')
      await expect([element.month, element.readOnly]).toEqual([undefined, false])
      await view.findByRole('grid', { name: /November 2026/ })
    })
  },
}

export const PagesByItselfUnlessThePageAnswers: Story = {
  args: { controls: true, 'onthroughline-monthchange': fn() },
  play: async ({ args, canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    const next = () => view.getByRole('button', { name: /next month/i })
    await step('Nobody answers', async () => {
      await userEvent.click(next())
      await view.findByRole('grid', { name: /December 2026/ })
      await expect(element).toHaveAttribute('month', '2026-12')
      await expect(args['onthroughline-monthchange']).toHaveBeenCalledWith(
        expect.objectContaining({ detail: { month: '2026-12' }, bubbles: true, composed: true }),
      )
    })
    await step('The page prevents it', async () => {
      element.addEventListener('throughline-monthchange', (event) => event.preventDefault(), {
        once: true,
      })
      await userEvent.click(next())
      await element.updateComplete
      await expect(element.month).toBe('2026-12')
    })
    await step('The page sets another month itself', async () => {
      const answer = (): void => {
        element.month = '2026-02'
      }
      element.addEventListener('throughline-monthchange', answer, { once: true })
      await userEvent.click(next())
      await waitFor(async () => expect(element.month).toBe('2026-02'))
    })
  },
}

export const MovesByItselfUnlessThePagePreventsIt: Story = {
  args: { 'onthroughline-move': fn() },
  play: async ({ args, canvasElement, step }) => {
    const { element, view } = await elementIn(canvasElement, 'throughline-month')
    const bar = () => view.getByRole('button', { name: /^Store window/ })
    await step('The item has its new dates', async () => {
      bar().focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await waitFor(async () => expect(bar()).toHaveAccessibleName(/11\/18\/26/))
      await expect(element.items?.[1]).toMatchObject({ startDate: '2026-11-18' })
      await expect(args['onthroughline-move']).toHaveBeenCalledWith(
        expect.objectContaining({
          detail: expect.objectContaining({ startDate: '2026-11-18' }),
        }),
      )
    })
    await step('A page that refuses keeps it where it is', async () => {
      element.addEventListener('throughline-move', (event) => event.preventDefault(), {
        once: true,
      })
      bar().focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await element.updateComplete
      await expect(bar()).toHaveAccessibleName(/11\/18\/26/)
    })
  },
}
