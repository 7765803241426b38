/** How far a file has been followed: its place in the walk, and the earliest file of the walk that it leads back to. */
type Visit = { index: number; low: number; isOpen: boolean }

/** Groups of files that import each other in a ring, by Tarjan's walk: each group once, its files in the order of their names. */
export function findImportCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const visits = new Map<string, Visit>()
  const open: string[] = []
  const cycles: string[][] = []

  const follow = (file: string): Visit => {
    const visit = { index: visits.size, low: visits.size, isOpen: true }
    visits.set(file, visit)
    open.push(file)
    for (const target of imports.get(file) ?? []) {
      const known = visits.get(target)
      if (known === undefined) visit.low = Math.min(visit.low, follow(target).low)
      else if (known.isOpen) visit.low = Math.min(visit.low, known.index)
    }
    if (visit.low === visit.index) close(file)
    return visit
  }
  const close = (file: string) => {
    const group = open.splice(open.indexOf(file))
    for (const member of group) {
      const visit = visits.get(member)
      if (visit !== undefined) visit.isOpen = false
    }
    if (group.length > 1 || imports.get(file)?.includes(file) === true) cycles.push(group.toSorted())
  }

  for (const file of imports.keys()) if (!visits.has(file)) follow(file)
  return cycles
}
