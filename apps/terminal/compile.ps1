# Compiles the programs of this folder with the MetaEditor of your MetaTrader 5, one after the other.
#
#   Right-click, Run with PowerShell; or: powershell -ExecutionPolicy Bypass -File compile.ps1 [-MetaEditor PATH]
#
# Put this file into the MQL5 folder of the terminal (File, Open Data Folder), next to Experts and Indicators. MetaEditor's
# exit code tells nothing, so its log is read, and a fresh .ex5 is demanded.
param(
  [string]$MetaEditor = '',
  [string]$Folder = $PSScriptRoot,
  [int]$SecondsMax = 120,
  # For other programs that run this one: the window closes at the end without being asked.
  [switch]$NoWait,
  # Warnings fail, too.
  [switch]$Strict,
  # The logs of MetaEditor stay beside the sources.
  [switch]$KeepLogs
)
$ErrorActionPreference = 'Stop'

function Find-MetaEditor {
  if ($MetaEditor -ne '') {
    if (-not (Test-Path -LiteralPath $MetaEditor)) { throw "There is no MetaEditor at $MetaEditor." }
    return $MetaEditor
  }
  # A data folder names the terminal that it belongs to; a portable terminal stands beside it.
  $data = Split-Path -Parent $Folder
  $places = @()
  $origin = Join-Path $data 'origin.txt'
  if (Test-Path -LiteralPath $origin) { $places += (Get-Content -LiteralPath $origin -Raw).Trim([char]0xFEFF, ' ', "`r", "`n") }
  $places += $data
  $places += Join-Path $env:ProgramFiles 'MetaTrader 5'
  foreach ($place in $places) {
    foreach ($name in 'MetaEditor64.exe', 'metaeditor64.exe', 'metaeditor.exe') {
      $path = Join-Path $place $name
      if (Test-Path -LiteralPath $path) { return $path }
    }
  }
  throw 'MetaEditor was not found. Name it: compile.ps1 -MetaEditor "C:\Program Files\MetaTrader 5\MetaEditor64.exe"'
}

function Read-Log([string]$Path) {
  if (-not (Test-Path -LiteralPath $Path)) { return @() }
  return [System.IO.File]::ReadAllText($Path, [System.Text.Encoding]::Unicode) -split "`r?`n"
}

function Invoke-Compile([string]$Editor, [System.IO.FileInfo]$Source) {
  $log = [System.IO.Path]::ChangeExtension($Source.FullName, '.log')
  $program = [System.IO.Path]::ChangeExtension($Source.FullName, '.ex5')
  Remove-Item -LiteralPath $log -ErrorAction SilentlyContinue
  $startedAt = Get-Date
  $arguments = "/compile:`"$($Source.FullName)`" /log:`"$log`" /inc:`"$Folder`""
  $process = Start-Process -FilePath $Editor -ArgumentList $arguments -PassThru -WindowStyle Hidden
  if (-not $process.WaitForExit($SecondsMax * 1000)) {
    $process.Kill()
    return @{ Passed = $false; Words = @("MetaEditor did not finish within $SecondsMax seconds.") }
  }
  $lines = Read-Log $log
  $result = $lines | Where-Object { $_ -match 'Result:\s*(\d+)\s+errors?' } | Select-Object -Last 1
  $clean = if ($Strict) { 'Result:\s*0\s+errors?,\s*0\s+warnings?' } else { 'Result:\s*0\s+errors?' }
  $isClean = $null -ne $result -and $result -match $clean
  $isFresh = (Test-Path -LiteralPath $program) -and (Get-Item -LiteralPath $program).LastWriteTime -ge $startedAt.AddSeconds(-2)
  $words = @($lines | Where-Object { $_ -match '\b(error|warning)\b' -and $_ -notmatch 'Result:' })
  if ($null -eq $result) { $words += 'MetaEditor left no result.' }
  if ($isClean -and -not $isFresh) { $words += 'MetaEditor wrote no program.' }
  if (-not $KeepLogs) { Remove-Item -LiteralPath $log -ErrorAction SilentlyContinue }
  return @{ Passed = $isClean -and $isFresh; Words = $words }
}

$editor = Find-MetaEditor
Write-Host "MetaEditor: $editor"
$sources = Get-ChildItem -LiteralPath (Join-Path $Folder 'Indicators\Stratomate'), (Join-Path $Folder 'Experts\Stratomate'), (Join-Path $Folder 'Scripts\Stratomate') -Filter '*.mq5' -File -ErrorAction SilentlyContinue
if ($null -eq $sources) { throw "There are no programs in $Folder. Put compile.ps1 into the MQL5 folder of the terminal." }
$failed = 0
foreach ($source in $sources) {
  $outcome = Invoke-Compile $editor $source
  if ($outcome.Passed) { Write-Host "ok      $($source.Name)" }
  else { $failed++; Write-Host "FAILED  $($source.Name)" }
  foreach ($line in $outcome.Words) { Write-Host "        $line" }
}
Write-Host "$(@($sources).Count - $failed) compiled, $failed failed"
# A window that Windows opened for this script alone would take the result with it.
if (-not $NoWait -and [Environment]::UserInteractive) { Read-Host 'Press Enter to close' | Out-Null }
if ($failed -gt 0) { exit 1 }
exit 0
