import { Combobox, type ComboboxOption } from '@throughline/ui/Combobox'
import { Search } from 'lucide-react'
import { useMemo } from 'react'
import type { PlanSettings } from '../../plan'
import { settingsEntriesOf, type SettingsEntry } from './settings-entries'
import { SearchPlace } from './SettingsSearch.styles'

export interface SettingsSearchProps {
  readonly settings: PlanSettings
  readonly onGo: (href: string) => void
}

/** Finds settings by their names, on whichever screen they are. */
export function SettingsSearch({ settings, onGo }: SettingsSearchProps) {
  const options = useMemo(() => settingsEntriesOf(settings).map(optionOf), [settings])
  return (
    <SearchPlace>
      <Combobox
        label="Search settings"
        isLabelHidden
        icon={Search}
        placeholder="Search settings"
        options={options}
        value={null}
        onChange={({ value }) => {
          if (value !== null) onGo(value)
        }}
      />
    </SearchPlace>
  )
}

function optionOf({ href, label, place, color }: SettingsEntry): ComboboxOption {
  const option = { value: href, label, description: place }
  return color === null ? option : { ...option, swatchColor: color }
}
