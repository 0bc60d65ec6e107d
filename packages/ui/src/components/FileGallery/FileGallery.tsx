import { FileText, ImageOff } from 'lucide-react'
import { memo, useCallback, useState, type ComponentPropsWithRef, type ReactNode } from 'react'

import { Icon } from '../Icon'
import { Lightbox, previewKindOf, type LightboxFile } from '../Lightbox'
import { Skeleton } from '../Skeleton'
import { VisuallyHidden } from '../VisuallyHidden'
import { englishFileGalleryLabels, type FileGalleryLabels } from './FileGallery.labels'
import {
  GalleryRoot,
  Tile,
  TileActions,
  TileDetails,
  TileEnding,
  TilePicture,
  TilePress,
  Tiles,
  TileText,
} from './FileGallery.styles'
import { useLabels } from '../../internal/locale/locale-context'

/** A file of a gallery. */
export interface GalleryFile extends LightboxFile {
  /** Shown below the name, such as the size and the date. */
  readonly details?: string
  /** A smaller picture for the tile. @default the picture itself */
  readonly thumbnailUrl?: string
}

export interface FileGalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the list of files. */
  label: string
  /** In the order in which they are shown. */
  files: readonly GalleryFile[]
  /** Tiles of a skeleton are shown while loading. @default 'ready' */
  status?: 'ready' | 'loading'
  /** Shown in place of no files. */
  empty?: ReactNode
  /** Actions of a file, over its picture while it is pointed at. Pass the same function on every render. */
  renderActions?: (context: { file: GalleryFile }) => ReactNode
  /** @default englishFileGalleryLabels */
  labels?: FileGalleryLabels
}

/** Tiles that are shown while the files are loading. */
const SKELETON_COUNT = 6

/** Files as tiles with their pictures. A press shows a file over the page, in a `Lightbox`. */
export function FileGallery({
  label,
  files,
  status = 'ready',
  empty,
  renderActions,
  labels: providedLabels = englishFileGalleryLabels,
  ...rest
}: FileGalleryProps) {
  const labels = useLabels(providedLabels)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = useCallback(({ id }: { id: string }) => {
    setOpenId(id)
  }, [])
  const isLoading = status === 'loading'
  return (
    <GalleryRoot {...rest} aria-busy={isLoading}>
      {isLoading ? (
        <>
          <VisuallyHidden as="output">{labels.loading}</VisuallyHidden>
          <Tiles aria-hidden="true">
            {Array.from({ length: SKELETON_COUNT }, (_, index) => (
              <Tile key={index}>
                <TilePicture />
                <Skeleton width="70%" />
              </Tile>
            ))}
          </Tiles>
        </>
      ) : null}
      {!isLoading && files.length === 0 ? empty : null}
      {isLoading || files.length === 0 ? null : (
        <Tiles aria-label={label}>
          {files.map((file) => (
            <FileTile
              key={file.id}
              file={file}
              renderActions={renderActions}
              labels={labels}
              onOpen={open}
            />
          ))}
        </Tiles>
      )}
      <Lightbox
        {...{ files, openId, labels }}
        onOpen={open}
        onClose={() => {
          setOpenId(null)
        }}
      />
    </GalleryRoot>
  )
}

interface FileTileProps {
  file: GalleryFile
  renderActions: ((context: { file: GalleryFile }) => ReactNode) | undefined
  labels: FileGalleryLabels
  onOpen: (change: { id: string }) => void
}

// Remembered, because opening a file renders the gallery, which may have hundreds.
const FileTile = memo(function FileTile({ file, renderActions, labels, onOpen }: FileTileProps) {
  const { id, name, url, thumbnailUrl = url, details } = file
  // Under another address, such as one that is signed anew, the picture is tried again.
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const isPicture = previewKindOf(file) === 'image'
  return (
    <Tile>
      <TilePicture data-part="picture">
        {isPicture && thumbnailUrl !== brokenUrl ? (
          <img
            src={thumbnailUrl}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => {
              setBrokenUrl(thumbnailUrl)
            }}
          />
        ) : (
          <TileEnding aria-hidden="true">
            <Icon icon={isPicture ? ImageOff : FileText} size={24} />
            {endingOf(name)}
          </TileEnding>
        )}
      </TilePicture>
      <TileText>
        <TilePress
          type="button"
          title={name}
          aria-label={labels.show({ name })}
          onClick={() => {
            onOpen({ id })
          }}
        >
          <bdi>{name}</bdi>
        </TilePress>
        {details === undefined ? null : <TileDetails data-part="details">{details}</TileDetails>}
      </TileText>
      {renderActions === undefined ? null : (
        <TileActions data-part="actions">{renderActions({ file })}</TileActions>
      )}
    </Tile>
  )
})

function endingOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/iu.exec(name)?.[1]?.toUpperCase() ?? ''
}
