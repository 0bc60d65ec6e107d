import { Button } from '@throughline/ui/Button'
import { Bookmark } from 'lucide-react'
import { useSavedViewsOpen } from './SavedViewsOpen'

/** Button that opens the dialog for saving the visible view. */
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
