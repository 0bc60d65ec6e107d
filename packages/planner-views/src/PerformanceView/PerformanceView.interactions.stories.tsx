import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { dashboardOf, pageOf } from './fixtures/dashboards'
import { PerformanceView } from './PerformanceView'
import type { PerformanceViewProps } from './PerformanceView.types'
import main from './PerformanceView.stories'

function ChoosingView({ selectedId: first, onSelect, ...props }: PerformanceViewProps) {
  const [selectedId, setSelectedId] = useState(first)
  return (
    <div style={{ blockSize: 720 }}>
      <PerformanceView
        {...props}
        selectedId={selectedId}
        onSelect={(change) => {
          onSelect(change)
          setSelectedId(change.id)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Planner views/Tables and figures/PerformanceView',
  component: PerformanceView,
  tags: ['!autodocs'],
  args: { ...main.args, onSelect: fn() },
  render: (args) => <ChoosingView {...args} />,
} satisfies Meta<typeof PerformanceView>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosesAnotherOne: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('A press shows another dashboard in the place of the one before', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share of search' }))
      await expect(args.onSelect).toHaveBeenCalledWith({ id: 31 })
      await expect(canvas.getByTitle('Share of search')).toBeVisible()
      await expect(canvas.queryByTitle('Holiday pacing')).toBeNull()
      await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(
        'Share of search',
      )
    })
    await step('Arrow keys go through the list, Enter shows one', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}')
      await expect(canvas.getByTitle('Engagement, rolling 90 days')).toBeVisible()
      await userEvent.keyboard('{End}{ArrowUp}')
      await expect(canvas.getByRole('button', { name: 'Share of search' })).toHaveFocus()
    })
  },
}

/**
 * A script that tries to reach the page around its frame, and reports the outcomes by
 * `postMessage`.
 */
const PROBE = `<script>
const outcomes = {}
const attempt = (name, act) => { try { act(); outcomes[name] = 'reached' } catch (error) { outcomes[name] = 'blocked' } }
attempt('cookie', () => document.cookie)
attempt('storage', () => localStorage.length)
attempt('parent', () => parent.document.body)
attempt('top', () => { top.location.href = 'about:blank' })
outcomes.origin = origin
parent.postMessage({ outcomes }, '*')
</script>`

export const ReachesNothingAround: Story = {
  args: {
    categories: [
      { id: 1, name: 'Sales', dashboards: [dashboardOf(1, 'Probe', { url: pageOf(PROBE) })] },
    ],
  },
  beforeEach: () => {
    outcomes.splice(0)
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'outcomes' in data) {
        outcomes.push(data.outcomes)
      }
    }
    globalThis.addEventListener('message', hear)
    return () => {
      globalThis.removeEventListener('message', hear)
    }
  },
  play: async () => {
    await waitFor(() => expect(outcomes).toHaveLength(1))
    await expect(outcomes[0]).toEqual({
      cookie: 'blocked',
      storage: 'blocked',
      parent: 'blocked',
      top: 'blocked',
      origin: 'null',
    })
  },
}

const outcomes: unknown[] = []

/** A page that loads slowly, because it waits for many frames inside it. */
const SLOW = '<iframe src="data:text/html,wait"></iframe>'.repeat(40)

export const SaysThatOneIsLate: Story = {
  args: {
    lateAfterMs: 20,
    categories: [
      {
        id: 1,
        name: 'Sales',
        dashboards: [
          dashboardOf(1, 'Quick report'),
          dashboardOf(2, 'Slow report', { url: pageOf(SLOW) }),
        ],
      },
    ],
    selectedId: 1,
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.queryByText('Loading Quick report')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Slow report' }))
    await step('After its time it says so, and offers a tab', async () => {
      const alert = await canvas.findByRole('alert')
      const links = [...alert.querySelectorAll('a')].map(({ textContent, target }) => [
        textContent,
        target,
      ])
      await expect(links).toEqual([['Open in a tab', '_blank']])
      await expect(alert).toHaveTextContent('Slow report has not loaded within 15 seconds.')
    })
    await step('Once it has loaded, nothing is said', async () => {
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
      await expect(canvas.queryByText('Loading Slow report')).toBeNull()
    })
  },
}

export const ANewAddressLoadsNothingAgain: Story = {
  render: function Render(args) {
    const [turn, setTurn] = useState(1)
    const [revision, setRevision] = useState('1')
    const url = `${pageOf('<p>Sales</p>')}#${turn}`
    return (
      <>
        <button type="button" onClick={() => setTurn(turn + 1)}>
          Sign anew
        </button>
        <button type="button" onClick={() => setRevision('2')}>
          Change
        </button>
        <div style={{ blockSize: 640 }}>
          <PerformanceView
            {...args}
            categories={[
              { id: 1, name: 'Sales', dashboards: [dashboardOf(1, 'Sales', { url, revision })] },
            ]}
          />
        </div>
      </>
    )
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const frame = canvas.getByTitle('Sales')
    await step('The link has the new address, the frame stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign anew' }))
      await expect(canvas.getByRole('link', { name: 'Open in a tab' })).toHaveAttribute(
        'href',
        expect.stringMatching(/#2$/u),
      )
      await expect(canvas.getByTitle('Sales')).toBe(frame)
      await expect(frame).toHaveAttribute('src', expect.stringMatching(/#1$/u))
    })
    await step('Another revision is loaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
      await expect(canvas.getByTitle('Sales')).not.toBe(frame)
      await expect(canvas.getByTitle('Sales')).toHaveAttribute('src', expect.stringMatching(/#2$/u))
    })
  },
}
