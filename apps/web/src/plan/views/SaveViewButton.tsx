import { Button } from '@throughline/ui/Button'
import { Bookmark } from 'lucide-react'
import { useSavedViewsOpen } from './SavedViewsOpen'

/** Asks under which name the view on show is saved. */
export function SaveViewButton() {
  const { setDialog } = useSavedViewsOpen()
  return (
    <Button
      variant="ghost"
      size="small"
      icon={Bookmark}
      onClick={() => {
        setDialog('save')
      }}
    >
      Save view
    </Button>
  )
}
