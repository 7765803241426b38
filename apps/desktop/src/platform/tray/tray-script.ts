/**
 * What PowerShell runs to show an icon beside the clock of Windows. Lines come in (`state WORDS`) and go out (`ready`,
 * `open`, `stop`, `quit`); it ends when its input closes, so it never outlives the app. When the person signs out of
 * Windows or shuts it down, it asks the app to quit, and holds Windows back for some seconds until the app has ended.
 * ASCII without double quotes: it is handed over as one argument, not as a file, so that no execution policy is touched.
 */
export const trayScript = `& {
param([string]$Name, [string]$Program)
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Windows.Forms
Add-Type -AssemblyName System.Drawing
$utf8 = New-Object System.Text.UTF8Encoding $false
$reader = New-Object System.IO.StreamReader([Console]::OpenStandardInput(), $utf8)
$writer = New-Object System.IO.StreamWriter([Console]::OpenStandardOutput(), $utf8)
$writer.NewLine = [string][char]10
$writer.AutoFlush = $true
$icon = New-Object System.Windows.Forms.NotifyIcon
try { $icon.Icon = [System.Drawing.Icon]::ExtractAssociatedIcon($Program) }
catch { $icon.Icon = [System.Drawing.SystemIcons]::Application }
$menu = New-Object System.Windows.Forms.ContextMenuStrip
foreach ($entry in @(@('open', ('Open ' + $Name)), @('stop', 'Stop trading'), @('quit', 'Quit'))) {
  $item = $menu.Items.Add($entry[1])
  $item.Tag = $entry[0]
  $item.add_Click({ $writer.WriteLine([string]$this.Tag) })
}
$icon.ContextMenuStrip = $menu
$icon.add_MouseClick({ if ($_.Button -eq [System.Windows.Forms.MouseButtons]::Left) { $writer.WriteLine('open') } })
$icon.Text = $Name
$icon.Visible = $true
$script:next = $reader.ReadLineAsync()
[Microsoft.Win32.SystemEvents]::add_SessionEnding({
  $writer.WriteLine('quit')
  for ($i = 0; $i -lt 40 -and -not ($script:next.IsCompleted -and $null -eq $script:next.Result); $i++) {
    if ($script:next.IsCompleted) { $script:next = $reader.ReadLineAsync() }
    Start-Sleep -Milliseconds 100
  }
})
$timer = New-Object System.Windows.Forms.Timer
$timer.Interval = 200
$timer.add_Tick({
  while ($script:next.IsCompleted) {
    $line = $null
    if ($script:next.Status -eq [System.Threading.Tasks.TaskStatus]::RanToCompletion) { $line = $script:next.Result }
    if ($null -eq $line) { [System.Windows.Forms.Application]::ExitThread(); return }
    if ($line.StartsWith('state ')) { $icon.Text = $line.Substring(6, [Math]::Min($line.Length - 6, 63)) }
    if ($line.StartsWith('news ')) { $icon.ShowBalloonTip(10000, $Name, $line.Substring(5), 'None') }
    $script:next = $reader.ReadLineAsync()
  }
})
$timer.Start()
$writer.WriteLine('ready')
[System.Windows.Forms.Application]::Run()
$timer.Stop()
$icon.Visible = $false
$icon.Dispose()
}`
