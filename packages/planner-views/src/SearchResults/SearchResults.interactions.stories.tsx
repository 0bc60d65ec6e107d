import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { results, resultOf } from './fixtures/results'
import { SearchResults } from './SearchResults'
import main from './SearchResults.stories'

const meta = {
  title: 'Planner views/Tables and figures/SearchResults',
  component: SearchResults,
  tags: ['!autodocs'],
  args: main.args,
  render: main.render,
} satisfies Meta<typeof SearchResults>

export default meta
type Story = StoryObj<typeof meta>

export const OpensResultsByPointerAndKeys: Story = {
  play: async ({ args, canvas, mount, step }) => {
    await step('Is driven by keyboard', async () => {
      await mount(
        <div style={{ blockSize: 600 }}>
          <SearchResults {...args} />
        </div>,
      )
      await step('Enter in the box searches at once', async () => {
        await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), '{Enter}')
        await expect(args.onSubmit).toHaveBeenCalledWith({ keyword: 'vip' })
      })
      await step('The choice of the side is next, then the results', async () => {
        await userEvent.tab()
        await userEvent.tab()
        await expect(canvas.getByRole('radio', { name: 'Upcoming 5' })).toHaveFocus()
        await userEvent.keyboard('{ArrowRight}')
        await expect(args.onWhenChange).toHaveBeenCalledWith({ when: 'past' })
        await userEvent.tab()
        await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true)
      })
      await step('Arrows go through the rows, Enter opens one', async () => {
        await userEvent.keyboard('{ArrowDown}{Enter}')
        await expect(args.onOpenResult).toHaveBeenCalledWith({ result: results[1] })
      })
    })
    await step('Opens results', async () => {
      clearAllMocks()
      await mount(
        <div style={{ blockSize: 600 }}>
          <SearchResults
            {...args}
            results={[results[0] ?? resultOf({}), resultOf({ id: 9, isInitiative: true })]}
          />
        </div>,
      )
      const [open] = canvas.getAllByRole('link', { name: 'Open VIP early access' })
      if (open === undefined) throw new Error('There is no link to open a result.')
      await step('Open is a link to the page of the item', async () => {
        await expect(open).toHaveAttribute('href', '#/tactic/1')
        const links = canvas.getAllByRole('link', { name: 'Open VIP early access' })
        await expect(links[1]).toHaveAttribute('href', '#/initiative/9')
      })
      await step('A plain press opens it here', async () => {
        await userEvent.click(open)
        await expect(args.onOpenResult).toHaveBeenCalledWith({ result: results[0] })
      })
      await step('With Ctrl it is a link like any other', async () => {
        const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
        let isLeft = true
        const stop = (event: Event) => {
          isLeft = !event.defaultPrevented
          event.preventDefault()
        }
        document.addEventListener('click', stop, { once: true })
        await fireEvent(open, press)
        await expect(isLeft).toBe(true)
        await expect(args.onOpenResult).toHaveBeenCalledOnce()
      })
      await step('So does the whole row', async () => {
        await userEvent.click(canvas.getAllByText('Promotional')[1] ?? open)
        await expect(args.onOpenResult).toHaveBeenCalledTimes(2)
      })
    })
    await step('Asks for more', async () => {
      const onLoadMore = fn()
      await mount(
        <div style={{ blockSize: 600 }}>
          <SearchResults
            {...args}
            results={Array.from({ length: 200 }, (_, index) => resultOf({ id: index + 1 }))}
            totals={{ upcoming: 4000, past: 0 }}
            onLoadMore={onLoadMore}
          />
        </div>,
      )
      await expect(onLoadMore).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('searchbox'))
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await waitFor(() => expect(onLoadMore).toHaveBeenCalled())
    })
  },
}

export const RecentSearchesAreChosenAndRemoved: Story = {
  args: {
    keyword: '',
    searchedKeyword: '',
    status: 'idle',
    results: [],
    totals: null,
    recentKeywords: ['vip', 'gift guide'],
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const list = within(canvas.getByRole('list', { name: 'Recent searches' }))
    await step('One is searched for again', async () => {
      await userEvent.click(list.getByRole('button', { name: 'gift guide' }))
      await expect(args.onSubmit).toHaveBeenCalledWith({ keyword: 'gift guide' })
    })
    await step('One is forgotten, and the focus stays in the list', async () => {
      await userEvent.click(
        list.getByRole('button', { name: 'Remove vip from the recent searches' }),
      )
      await expect(args.onRemoveRecent).toHaveBeenCalledWith({ keyword: 'vip' })
      await expect(list.getByRole('button', { name: 'gift guide' })).toHaveFocus()
    })
  },
}
