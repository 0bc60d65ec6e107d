import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Icon } from '@throughline/ui/Icon'
import { SearchField } from '@throughline/ui/SearchField'
import { token } from '@throughline/ui/theme'
import { useState } from 'react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { usedIcons } from 'virtual:used-icons'
import { useCopy } from '../parts/CopyArea'
import { CopyButton } from '../parts/CopyButton'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { Caption } from '../parts/Page.styles'

const meta = {
  title: 'Foundations/Icons',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Tile = styled.button`
  display: grid;
  gap: 8px;
  justify-items: center;
  width: 100%;
  padding: 16px 8px 12px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font: inherit;
  font-size: ${token('text-dense')};
  overflow-wrap: anywhere;
  cursor: copy;

  &:hover {
    border-color: ${token('color-control-outline')};
    background: ${token('color-hover')};
  }

  &:focus-visible {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: ${token('ring-offset')};
  }
`

const importOf = (name: string) => `import { ${name} } from 'lucide-react'`

const filesOf = (uses: number) => (uses === 1 ? '1 file' : `${uses} files`)

/** Words of a name in camel case. */
const wordsOf = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/gu, ' ').toLowerCase()

function IconGrid({ query }: { readonly query: string }) {
  const copy = useCopy()
  const words = query.toLowerCase().split(/\s+/u)
  const matches = usedIcons.filter(({ name }) =>
    words.every((word) => wordsOf(name).includes(word)),
  )
  return (
    <>
      <Caption as="output">
        {matches.length} of {usedIcons.length} icons
      </Caption>
      {matches.length === 0 ? (
        <EmptyState size="small" title="No icon has this name">
          The kit uses few icons, so that each is learned. Others of lucide fit in style.
        </EmptyState>
      ) : (
        <Grid>
          {matches.map(({ name, icon, uses }) => (
            <li key={name}>
              <Tile
                type="button"
                aria-label={`${name}: copy ${importOf(name)}`}
                title={`${importOf(name)}, in ${filesOf(uses)}`}
                onClick={() => {
                  copy(importOf(name))
                }}
              >
                <Icon icon={icon} size={20} />
                <span>{name}</span>
              </Tile>
            </li>
          ))}
        </Grid>
      )}
    </>
  )
}

function IconsPage() {
  const [query, setQuery] = useState('')
  return (
    <DocPage
      title="Icons"
      lead="The icons of lucide that the kit and the product use now. Press one to copy its import."
    >
      <DocSection title="Use">
        <p>
          Draw each through <code>Icon</code>, which keeps the line 1.5 pixels wide at any size. An
          icon beside a text is decorative; one alone needs a label.
        </p>
        <div>
          <CopyButton text={`<Icon icon={Copy} size={16} />`} />
          <CopyButton text={`<IconButton icon={Copy} label="Copy link" />`} />
        </div>
      </DocSection>
      <DocSection title="All icons">
        <SearchField
          label="Find an icon"
          clearLabel="Clear the search"
          value={query}
          onChange={({ value }) => {
            setQuery(value)
          }}
        />
        <IconGrid query={query} />
      </DocSection>
    </DocPage>
  )
}

export const Icons: Story = { render: () => <IconsPage /> }

export const FindsAnIconAndCopiesItsImport: Story = {
  ...Icons,
  play: async ({ canvas, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const field = canvas.getByRole('searchbox', { name: 'Find an icon' })
    await step('A word finds names that have it', async () => {
      await userEvent.type(field, 'chevron down')
      await userEvent.click(await canvas.findByRole('button', { name: /^ChevronDown:/u }))
      await expect(write).toHaveBeenCalledWith("import { ChevronDown } from 'lucide-react'")
      await expect(canvas.queryByRole('button', { name: /^X:/u })).toBeNull()
    })
    await step('What is not there is said', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'dinosaur')
      await waitFor(() => expect(canvas.getByText(`0 of ${usedIcons.length} icons`)).toBeVisible())
      await expect(canvas.getByText('No icon has this name')).toBeVisible()
    })
    write.mockRestore()
  },
}
