export type ToastMessage = { title: string; description?: string; variant?: 'default' | 'destructive' }
export type ShownToast = ToastMessage & { key: number; isOpen: boolean }
