import { Check } from 'lucide-react'

export function FactList({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm text-text-2">
      {facts.map((fact) => (
        <li key={fact} className="flex items-start gap-2">
          <Check size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-text-3" />
          {fact}
        </li>
      ))}
    </ul>
  )
}
