import '@fontsource-variable/inter'

import { Avatar } from '@throughline/ui/Avatar'
import { SideNavigation, SideNavigationCard } from '@throughline/ui/SideNavigation'
import { SkipLink } from '@throughline/ui/SkipLink'
import { GlobalStyle, token } from '@throughline/ui/theme'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CalendarPage } from './CalendarPage'
import { firstNotes } from './note'
import { NotesPage } from './NotesPage'

const TODAY = '2026-11-18'

function Product() {
  const [place, setPlace] = useState('#notes')
  return (
    <div data-theme="auto" style={{ display: 'flex', background: token('color-canvas') }}>
      <GlobalStyle />
      <SkipLink href="#main">Skip to content</SkipLink>
      <SideNavigation
        label="Main"
        style={{ minHeight: '100vh' }}
        onGo={({ href }) => {
          setPlace(href)
        }}
        sections={[
          {
            id: 'places',
            places: [
              { href: '#notes', label: 'Notes', isCurrent: place === '#notes' },
              { href: '#calendar', label: 'Calendar', isCurrent: place === '#calendar' },
            ],
          },
        ]}
        footer={
          <SideNavigationCard
            tile={<Avatar initials="MR" />}
            title="Maya Rios"
            text="Field team"
            actionLabel="Settings"
          />
        }
      />
      <main id="main" tabIndex={-1} style={{ flex: 1, minWidth: 0 }}>
        {place === '#notes' ? (
          <NotesPage today={TODAY} />
        ) : (
          <CalendarPage today={TODAY} notes={firstNotes} />
        )}
      </main>
    </div>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element "root": put one into index.html.')
createRoot(root).render(
  <StrictMode>
    <Product />
  </StrictMode>,
)
