export const menuButtonLook = 'grid size-11 cursor-pointer place-items-center rounded-md text-text hover:bg-s2'
