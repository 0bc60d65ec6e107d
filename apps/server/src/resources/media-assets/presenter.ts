import type { components } from '@throughline/api-client/schema'
import type { AssetRow } from '../../files/asset-queries'
import type { SignedUrls } from '../../files/signed-urls'
import { nullableIri } from '../../http/references'

type Asset = components['schemas']['Asset']
type MediaAsset = components['schemas']['MediaAsset']

/** The person and the time for which signed URLs are created. */
export interface UrlContext {
  readonly signedUrls: SignedUrls
  readonly userId: number
  readonly now: Date
}

/** A file as part of the entity that uses it, with a new signed URL. */
export function presentAsset(
  asset: Pick<AssetRow, 'id' | 'name' | 'contentType' | 'sizeBytes'>,
  { signedUrls, userId, now }: UrlContext,
): Asset {
  return {
    id: asset.id,
    name: asset.name,
    fileLocation: signedUrls.ofAsset(asset, userId, now),
    contentType: asset.contentType,
    sizeBytes: asset.sizeBytes,
  }
}

/** An uploaded file with who uploaded it. */
export function presentMediaAsset(asset: AssetRow, context: UrlContext): MediaAsset {
  return {
    ...presentAsset(asset, context),
    creator: nullableIri('users', asset.uploadedById),
    creatorId: asset.uploadedById,
  }
}
