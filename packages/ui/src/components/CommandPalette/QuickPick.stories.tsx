import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button'
import { QuickPick, type QuickPickProps } from './QuickPick'

/** A button with the list behind it. */
function Host(props: Omit<QuickPickProps, 'anchor' | 'onClose'>) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div style={{ padding: 24, minBlockSize: 520 }}>
      <Button
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen((before) => !before)
        }}
      >
        Change store
      </Button>
      {isOpen ? (
        <QuickPick
          {...props}
          anchor={anchor}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      ) : null}
    </div>
  )
}

const meta = {
  title: 'Components/Overlays/QuickPick',
  component: Host,
  tags: ['no-baseline'],
  args: {
    options: [
      { id: '1', label: 'All stores', description: 'Region', icon: Check },
      { id: '2', label: 'Denver', description: 'Store', isNested: true },
      { id: '3', label: 'Boulder', description: 'Store', isNested: true },
      { id: '4', label: 'Online shop', description: 'Shop' },
    ],
    onSelect: fn(),
    labels: {
      label: 'Find a store',
      placeholder: 'Find a store…',
      recent: 'Recent',
      empty: ({ query }) => `No store is called “${query}”.`,
      loading: 'Loading stores...',
      results: ({ count }) => `${count} found`,
    },
  },
  argTypes: { labels: { control: false }, footer: { control: false } },
} satisfies Meta<typeof Host>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change store' }))
  return screen.findByRole('combobox', { name: 'Find a store' })
}
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

export const Default: Story = {
  play: async () => {
    await open()
  },
}

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async () => {
    await open()
    await expect(screen.getByRole('status')).toHaveTextContent('Loading stores...')
  },
}

export const FindsAndChooses: Story = {
  args: { recentIds: ['4', '3', 'gone'] },
  play: async ({ args, step }) => {
    const field = await open()
    await step('Recent ones come first', async () => {
      await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible()
      await expect(names()).toEqual([
        'Online shopShop',
        'BoulderStore',
        'All storesRegion',
        'DenverStore',
      ])
    })
    await step('The field has the focus, and says that it finds nothing', async () => {
      await expect(field).toHaveFocus()
      await userEvent.type(field, 'paris')
      await expect(screen.getByText('No store is called “paris”.')).toBeVisible()
    })
    await step('It finds parts of words', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'shop')
      await expect(names()).toEqual(['Online shopShop'])
    })
    await step('Enter chooses, closes, and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith({ id: '4' })
      await expect(screen.queryByRole('combobox')).toBeNull()
      await waitFor(() => expect(screen.getByRole('button')).toHaveFocus())
    })
    await step('Arrows move through the list, and Esc leaves it as it was', async () => {
      await open()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('All stores')
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('combobox')).toBeNull()
      await expect(args.onSelect).toHaveBeenCalledOnce()
      await waitFor(() => expect(screen.getByRole('button')).toHaveFocus())
    })
    await step('A press chooses as well', async () => {
      await open()
      await userEvent.click(screen.getByRole('option', { name: /^Denver/u }))
      await expect(args.onSelect).toHaveBeenCalledTimes(2)
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: '2' })
      await expect(screen.queryByRole('combobox')).toBeNull()
    })
  },
}
