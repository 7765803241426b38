import { clsx } from 'clsx'
import { useState } from 'react'

type AvatarProps = {
  /** One or two letters, for a person without a picture. */
  initials: string
  /** A picture of this site, or null. Pictures of other sites would reveal who reads, so they are not shown. */
  imageUrl: string | null
  className?: string
}

/** A person as a small round picture, or as initials. Hidden from screen readers: the name is shown beside it. */
export function Avatar({ initials, imageUrl, className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const isShown = imageUrl !== null && imageUrl !== brokenUrl && /^(?:\/(?!\/)|data:image\/)/u.test(imageUrl)
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid flex-none place-items-center overflow-hidden rounded-full border border-line-strong bg-s3 text-xs font-semibold text-text',
        className,
      )}
    >
      {isShown ? (
        <img src={imageUrl} alt="" className="size-full object-cover" onError={() => setBrokenUrl(imageUrl)} />
      ) : (
        initials
      )}
    </span>
  )
}
