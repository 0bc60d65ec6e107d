import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { Pagination, type PaginationProps } from './Pagination'

/** Remembers the page, as a list does. */
function PagedList({ page: firstPage, pageSize: firstSize, ...props }: PaginationProps) {
  const [page, setPage] = useState(firstPage)
  const [pageSize, setPageSize] = useState(firstSize)
  return (
    <Pagination
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={(change) => {
        props.onPageChange(change)
        change.event.preventDefault()
        setPage(change.page)
      }}
      onPageSizeChange={(change) => {
        props.onPageSizeChange?.(change)
        setPage(1)
        setPageSize(change.pageSize)
      }}
    />
  )
}

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 5,
    rowCount: 312,
    pageSize: 25,
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
  argTypes: { labels: { control: false }, getHref: { control: false } },
  render: (args) => <PagedList {...args} />,
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    PagedList,
    [
      { name: 'With page sizes', props: { pageSizes: [25, 50, 100], 'aria-label': 'Sizes' } },
      { name: 'Compact', props: { variant: 'compact', 'aria-label': 'Compact' } },
      { name: 'First page', props: { page: 1, 'aria-label': 'First' } },
      { name: 'Few pages', props: { page: 2, rowCount: 70, 'aria-label': 'Few' } },
      { name: 'No rows', props: { page: 1, rowCount: 0, 'aria-label': 'None' } },
      {
        name: 'Many pages',
        props: { page: 4200, rowCount: 250_000, siblings: 2, 'aria-label': 'Many' },
      },
      {
        name: 'Narrow',
        width: 280,
        props: { pageSizes: [25, 50, 100], 'aria-label': 'Narrow' },
      },
      { name: 'Right to left', dir: 'rtl', props: { 'aria-label': 'Mirrored' } },
    ],
    { columnWidth: 976 },
  ),
}

export const GoesThroughPages: Story = {
  args: { pageSizes: [25, 50, 100] },
  play: async ({ canvas, args, step }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }))
    await step('The page is announced and the rows are named', async () => {
      await expect(pages.getByText('101–125 of 312')).toBeVisible()
      await expect(pages.getByText('Page 5 of 13')).toBeInTheDocument()
      await expect(pages.getByRole('button', { name: 'Page 5' })).toHaveAttribute(
        'aria-current',
        'page',
      )
    })
    await step('The next page, by key', async () => {
      pages.getByRole('button', { name: 'Next page' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onPageChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 6 }))
      await expect(pages.getByText('126–150 of 312')).toBeVisible()
    })
    await step('The last page has no next one', async () => {
      await userEvent.click(pages.getByRole('button', { name: 'Page 13' }))
      await expect(pages.getByText('301–312 of 312')).toBeVisible()
      const next = pages.getByRole('button', { name: 'Next page' })
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(next)
      await expect(args.onPageChange).toHaveBeenCalledTimes(2)
    })
    await step('Another size of pages', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Rows per page' }))
      await userEvent.click(await screen.findByRole('option', { name: '100' }))
      await expect(args.onPageSizeChange).toHaveBeenCalledWith({ pageSize: 100 })
      await expect(canvas.getByText('1–100 of 312')).toBeVisible()
      await expect(canvas.getAllByRole('button', { name: /^Page/ })).toHaveLength(4)
    })
    await step('A press on the current page goes nowhere', async () => {
      await userEvent.click(pages.getByRole('button', { name: 'Page 1' }))
      await expect(args.onPageChange).toHaveBeenCalledTimes(2)
    })
  },
}

export const IsMadeOfLinks: Story = {
  args: { getHref: (page) => `#page-${page}` },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-6')
    await userEvent.click(canvas.getByRole('link', { name: 'Page 4' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(expect.objectContaining({ page: 4 }))
    await expect(canvas.getByText('76–100 of 312')).toBeVisible()
  },
}
